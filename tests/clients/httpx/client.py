"""A hotel system's client on httpx, which retries nothing and follows no redirect unless it is asked to."""

import json
import os
import threading
import time
from datetime import datetime
from email.utils import parsedate_to_datetime
from zoneinfo import ZoneInfo

import httpx

PATHS = {
    "check-in": "/api/v1/reservation/checkin",
    "check-out": "/api/v1/reservation/checkout",
    "partial-bill": "/api/v1/reservation/partial-bill",
    "no-show": "/api/v1/reservation/noshow",
}
ENV = os.environ
TRIES = 5


class Clock:
    """The machine's time, and the milliseconds by which the clock file is ahead of it."""

    def __init__(self, path):
        self.path = path
        self.lock = threading.Lock()

    def ahead(self):
        with open(self.path, encoding="ascii") as file:
            return int(file.read() or 0)

    def now(self):
        return time.time() + (self.ahead() / 1000 if self.path else 0)

    def wait_until(self, moment):
        if not self.path:
            time.sleep(max(0, moment - time.time()))
            return
        with self.lock:
            left = moment - self.now()
            if left > 0:
                text = str(self.ahead() + int(left * 1000) + 1)
                with open(self.path, "w", encoding="ascii") as file:
                    file.write(text)


class Client(httpx.Auth):
    """The client is its own authentication flow: httpx sends a request again for it when a token was refused."""

    requires_response_body = True

    def __init__(self):
        self.clock = Clock(ENV.get("LODGING_CLOCK_FILE"))
        self.http = httpx.Client(timeout=15)
        self.lock = threading.Lock()
        self.token, self.replace_at = None, 0.0

    def auth_flow(self, request):
        token = self.current_token()
        request.headers["Authorization"] = f"Bearer {token}"
        reply = yield request
        if reply.status_code == 401:
            self.forget(token)
            request.headers["Authorization"] = f"Bearer {self.current_token()}"
            yield request

    def current_token(self):
        with self.lock:
            if self.token is None or self.clock.now() >= self.replace_at:
                self.token = None
                reply = self.persistently(lambda: self.http.post(ENV["LODGING_AUTH_URL"] + "/oauth2/token", data={
                    "grant_type": "client_credentials",
                    "client_id": ENV["LODGING_CLIENT_ID"],
                    "client_secret": ENV["LODGING_CLIENT_SECRET"],
                }))
                reply.raise_for_status()
                members = reply.json()
                self.token = members["access_token"]
                self.replace_at = self.clock.now() + members["expires_in"] * 0.75
            return self.token

    def forget(self, token):
        with self.lock:
            if self.token == token:
                self.token = None

    def persistently(self, send):
        for tried in range(TRIES):
            try:
                reply = send()
                if reply.status_code < 500 and reply.status_code != 429:
                    return reply
                pause = self.pause_after(reply, tried)
            except httpx.TransportError:
                if tried == TRIES - 1:
                    raise
                pause = 0.5 * 2 ** tried
            if tried < TRIES - 1:
                self.clock.wait_until(self.clock.now() + pause)
        return reply

    def pause_after(self, reply, tried):
        after = reply.headers.get("Retry-After")
        if after is None:
            return 0.5 * 2 ** tried
        if after.isdigit():
            return int(after) + 0.1
        return max(0.0, parsedate_to_datetime(after).timestamp() - self.clock.now()) + 0.1

    def report(self, what, stay):
        body = {name: value for name, value in body_of(what, stay).items() if value is not None}
        url = ENV["LODGING_BASE_URL"] + PATHS[what]
        try:
            reply = self.persistently(lambda: self.http.post(url, json=body, auth=self))
            print(what, "of", stay["name"], "->", reply.status_code, flush=True)
        except httpx.HTTPError as error:
            print(what, "of", stay["name"], "could not be reported:", type(error).__name__, flush=True)

    def play(self, steps, stays):
        for step in steps:
            if step["do"] == "wait":
                self.clock.wait_until(self.clock.now() + step["seconds"])
            elif step["do"] == "at-once":
                threads = [threading.Thread(target=self.play, args=([each], stays)) for each in step["steps"]]
                for thread in threads:
                    thread.start()
                for thread in threads:
                    thread.join()
            else:
                self.report(step["do"], stays[step["stay"]])


def in_zone(local, zone):
    return datetime.fromisoformat(local).replace(tzinfo=ZoneInfo(zone)).isoformat()


def body_of(what, stay):
    hotel = stay["hotel"]
    leaving = in_zone(stay["checkOut"], hotel["timeZone"])
    if what == "check-out":
        return {"reservationId": stay["reservationId"], "checkOutDate": leaving}
    common = {"hotelConfirmationNumber": stay["hotelConfirmationNumber"], "lodgingHotelId": hotel["id"]}
    if what == "partial-bill":
        return {**common, "billThroughDate": leaving}
    if what == "no-show":
        return {**common, "noShowDateTime": leaving}
    same = ("employeeIdentifier", "supplierReservationId", "source", "roomNumber", "folio", "guestFirstName",
            "guestLastName", "roomType", "occupancy", "loyalty", "numberOfNights", "reservationInformation")
    return {**common, **{name: stay[name] for name in same},
            "checkInDateTime": in_zone(stay["checkIn"], hotel["timeZone"]),
            "expectedCheckOutDateTime": in_zone(stay["expectedCheckOut"], hotel["timeZone"])}


if __name__ == "__main__":
    with open(ENV["LODGING_SCENE_FILE"], encoding="utf-8") as file:
        scene = json.load(file)
    Client().play(scene["steps"], {stay["name"]: stay for stay in scene["stays"]})
