#!/usr/bin/env python3
"""A hotel system's client in Python, with nothing but its standard library.

It plays the scene that LODGING_SCENE_FILE names. Exit code 0: played, whatever
the service answered; 64: the scene asks for something this client cannot do;
1: it could not be played.
"""

import http.client
import json
import math
import os
import random
import socket
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from zoneinfo import ZoneInfo

ATTEMPTS = 5  # of one report or one token request, the first one included
ANSWER_WITHIN = 15  # seconds
LONGEST_PAUSE = 3600  # seconds; who asks for more patience is not called again
TRY_AGAIN = {408, 429, 500, 502, 503, 504}

PATHS = {
    "check-in": "/api/v1/reservation/checkin",
    "check-out": "/api/v1/reservation/checkout",
    "partial-bill": "/api/v1/reservation/partial-bill",
    "no-show": "/api/v1/reservation/noshow",
}


def say(text):
    print(text, flush=True)


class GivenUp(Exception):
    """This report will not be sent again."""


class Clock:
    """The machine's time, plus the milliseconds in a file if one is named."""

    def __init__(self, path):
        self.path = path
        self.lock = threading.Lock()

    def _ahead(self):
        if not self.path:
            return 0
        try:
            with open(self.path, encoding="ascii") as file:
                return int(float(file.read().strip() or 0))
        except FileNotFoundError:
            return 0

    def now(self):
        return time.time() + self._ahead() / 1000

    def wait_until(self, moment):
        if not self.path:
            while (left := moment - time.time()) > 0:
                time.sleep(left)
            return
        with self.lock:  # threads that wait at once do not wait twice as long
            left = moment - self.now()
            if left > 0:
                beside = self.path + ".new"
                with open(beside, "w", encoding="ascii") as file:
                    file.write(str(self._ahead() + math.ceil(left * 1000)))
                os.replace(beside, self.path)


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """urllib would follow with a GET and take the token along."""

    def redirect_request(self, *_):
        return None


class Server:
    """One base address, and the pause it has asked for."""

    def __init__(self, base, clock):
        self.base = base.rstrip("/")
        self.clock = clock
        self.not_before = 0.0
        handlers = [NoRedirect()]
        if urllib.parse.urlsplit(base).hostname in ("127.0.0.1", "localhost", "::1"):
            handlers.append(urllib.request.ProxyHandler({}))
        self.opener = urllib.request.build_opener(*handlers)

    def post(self, path, body, headers):
        """One call: status, headers, body. A status of 0 means no answer."""
        self.clock.wait_until(self.not_before)
        headers = dict(headers, Accept="application/json")
        headers["User-Agent"] = "standard-library-client/1.0"
        request = urllib.request.Request(self.base + path, data=body, headers=headers, method="POST")
        try:
            with self.opener.open(request, timeout=ANSWER_WITHIN) as answer:
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as refusal:
            with refusal:
                try:
                    text = refusal.read()
                except (OSError, http.client.HTTPException):
                    text = b""
                return refusal.code, refusal.headers, text
        except (OSError, http.client.HTTPException, socket.timeout) as error:
            reason = getattr(error, "reason", None) or type(error).__name__
            return 0, {}, str(reason).encode("utf-8", "replace")

    def pause(self, attempt, headers):
        """Waits before the next attempt, as long as the server asks at least."""
        seconds = 2 ** (attempt - 1) * random.uniform(1, 1.25)
        asked = self._retry_after(headers.get("Retry-After"))
        if asked is not None:
            if asked > LONGEST_PAUSE:
                raise GivenUp(f"asked to wait {asked:.0f} s")
            seconds = max(seconds, asked)
        moment = self.clock.now() + seconds
        if asked is not None:  # whoever asks for patience asks it of all calls
            self.not_before = max(self.not_before, moment)
        self.clock.wait_until(moment)

    def _retry_after(self, value):
        if not value:
            return None
        value = value.strip()
        if value.isdigit():
            return int(value)
        try:
            moment = parsedate_to_datetime(value)
        except (TypeError, ValueError):
            return None
        if moment.tzinfo is None:
            moment = moment.replace(tzinfo=timezone.utc)
        return max(0.0, moment.timestamp() - self.clock.now())


class Tokens:
    """The token: asked for once, kept, and replaced before it ends."""

    def __init__(self, server, client_id, client_secret):
        self.server = server
        self.form = urllib.parse.urlencode({
            "grant_type": "client_credentials",
            "client_id": client_id,
            "client_secret": client_secret,
        }).encode("ascii")
        self.lock = threading.Lock()
        self.token = None
        self.replace_at = 0.0

    def get(self):
        with self.lock:
            if self.token is None or self.server.clock.now() >= self.replace_at:
                self.token = None
                self.token = self._ask()
            return self.token

    def drop(self, token):
        """The service refused this token; a newer one is left alone."""
        with self.lock:
            if self.token == token:
                self.token = None

    def _ask(self):
        for attempt in range(1, ATTEMPTS + 1):
            asked_at = self.server.clock.now()
            status, headers, body = self.server.post(
                "/oauth2/token", self.form,
                {"Content-Type": "application/x-www-form-urlencoded"})
            if status == 200:
                token = self._read(body, asked_at)
                if token:
                    return token
                say("token: 200, but no token that can be used")
            else:
                say(f"token: {status or 'no answer'} {self._code(body) if status else ''}".rstrip())
                if status and status not in TRY_AGAIN:
                    raise GivenUp("no token")
            if attempt < ATTEMPTS:
                self.server.pause(attempt, headers)
        raise GivenUp("no token")

    def _read(self, body, asked_at):
        try:
            answer = json.loads(body)
            token = answer["access_token"]
            life = float(answer.get("expires_in", 300))
            kind = str(answer.get("token_type", "Bearer"))
        except (ValueError, TypeError, KeyError, AttributeError):
            return None
        if not isinstance(token, str) or not token.isascii() or not token.isprintable():
            return None
        if not token or " " in token or kind.lower() != "bearer" or not math.isfinite(life):
            return None
        # A minute before its end, or a fifth of its life if that is shorter.
        self.replace_at = asked_at + life - min(60, life / 5)
        return token

    @staticmethod
    def _code(body):
        try:
            return str(json.loads(body)["error"])[:80]
        except (ValueError, TypeError, KeyError):
            return ""


def with_offset(local, zone_name, not_before=None):
    """A time of the hotel's clocks, with the offset they have at that time.

    An hour that is shown twice in autumn is taken as the first one, unless that
    would put the time before `not_before`.
    """
    naive = datetime.strptime(local, "%Y-%m-%dT%H:%M:%S")
    for fold in (0, 1):
        moment = naive.replace(tzinfo=ZoneInfo(zone_name), fold=fold)
        moment = moment.replace(tzinfo=timezone(moment.utcoffset()))
        if not_before is None or moment >= not_before:
            return moment
    return moment


def body_of(what, stay):
    zone = stay["hotel"]["timeZone"]
    arrived = with_offset(stay["checkIn"], zone)
    if what == "check-in":
        fields = {
            "hotelConfirmationNumber": stay["hotelConfirmationNumber"],
            "lodgingHotelId": stay["hotel"]["id"],
            "employeeIdentifier": stay["employeeIdentifier"],
            "supplierReservationId": stay["supplierReservationId"],
            "source": stay["source"],
            "checkInDateTime": arrived.isoformat(),
            "expectedCheckOutDateTime": with_offset(stay["expectedCheckOut"], zone, arrived).isoformat(),
            "roomNumber": stay["roomNumber"],
            "folio": stay["folio"],
            "guestFirstName": stay["guestFirstName"],
            "guestLastName": stay["guestLastName"],
            "roomType": stay["roomType"],
            "occupancy": stay["occupancy"],
            "loyalty": stay["loyalty"],
            "numberOfNights": stay["numberOfNights"],
            "reservationInformation": stay["reservationInformation"],
        }
    elif what == "check-out":
        fields = {
            "reservationId": stay["reservationId"],
            "checkOutDate": with_offset(stay["checkOut"], zone, arrived).isoformat(),
        }
    elif what == "partial-bill":
        # The interface names no fields here, only "a supplied date".
        fields = {
            "reservationId": stay["reservationId"],
            "billThroughDate": with_offset(stay["checkOut"], zone, arrived).isoformat(),
        }
    else:
        # The interface names no fields for a no-show.
        fields = {"reservationId": stay["reservationId"]}
    return {name: value for name, value in fields.items() if value is not None}


class Client:
    def __init__(self, reports, tokens):
        self.reports = reports
        self.tokens = tokens

    def report(self, what, stay):
        body = json.dumps(body_of(what, stay), ensure_ascii=False).encode("utf-8")
        try:
            outcome = self._send(PATHS[what], body)
        except GivenUp as reason:
            outcome = f"given up: {reason}"
        say(f"{what} of {stay['name']}: {outcome}")

    def _send(self, path, body):
        renewed = False
        perhaps_arrived = False
        attempt = 1
        while True:
            token = self.tokens.get()
            status, headers, text = self.reports.post(path, body, {
                "Content-Type": "application/json",
                "Authorization": f"Bearer {token}",
            })
            if 200 <= status < 300:
                return f"accepted ({status})"
            if status == 409 and perhaps_arrived:
                return "accepted before (409 when sent again)"
            if status == 401 and not renewed:
                renewed = True
                self.tokens.drop(token)
                continue
            if status and status not in TRY_AGAIN:
                return f"refused ({status})"
            if attempt == ATTEMPTS:
                raise GivenUp(f"{status or text.decode('utf-8', 'replace')} after {attempt} attempts")
            perhaps_arrived = perhaps_arrived or status == 0 or status >= 500
            self.reports.pause(attempt, headers)
            attempt += 1


def can_play(steps, nested=False):
    for step in steps:
        if step["do"] in PATHS:
            continue
        if nested:
            return False
        if step["do"] == "at-once":
            if not can_play(step["steps"], nested=True):
                return False
        elif step["do"] != "wait":
            return False
    return True


def main():
    environment = os.environ
    with open(environment["LODGING_SCENE_FILE"], encoding="utf-8") as file:
        scene = json.load(file)
    if not can_play(scene["steps"]):
        say(f"scene {scene['scene']} has a step that is not known here")
        return 64

    clock = Clock(environment.get("LODGING_CLOCK_FILE"))
    client = Client(
        Server(environment["LODGING_BASE_URL"], clock),
        Tokens(Server(environment["LODGING_AUTH_URL"], clock),
               environment["LODGING_CLIENT_ID"], environment["LODGING_CLIENT_SECRET"]))
    stays = {stay["name"]: stay for stay in scene["stays"]}

    for step in scene["steps"]:
        if step["do"] == "wait":
            clock.wait_until(clock.now() + step["seconds"])
        elif step["do"] == "at-once":
            failures = []

            def play(inner):
                try:
                    client.report(inner["do"], stays[inner["stay"]])
                except Exception as error:  # told to the main thread
                    failures.append(error)

            threads = [threading.Thread(target=play, args=(inner,)) for inner in step["steps"]]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            if failures:
                raise failures[0]
        else:
            client.report(step["do"], stays[step["stay"]])
    return 0


if __name__ == "__main__":
    sys.exit(main())
