"""A hotel system's client on aiohttp: everything on one event loop, so that one lock keeps one refresh."""

import asyncio
import json
import os
import time
from datetime import datetime
from email.utils import parsedate_to_datetime
from zoneinfo import ZoneInfo

import aiohttp

PATHS = {
    "check-in": "/api/v1/reservation/checkin",
    "check-out": "/api/v1/reservation/checkout",
    "partial-bill": "/api/v1/reservation/partial-bill",
    "no-show": "/api/v1/reservation/noshow",
}
ENV = os.environ
CLOCK = ENV.get("LODGING_CLOCK_FILE")
TRIES = 5


def ahead():
    with open(CLOCK, encoding="ascii") as file:
        return int(file.read() or 0)


def now():
    return time.time() + (ahead() / 1000 if CLOCK else 0)


async def wait(seconds):
    if not CLOCK:
        await asyncio.sleep(seconds)
    elif seconds > 0:
        text = str(ahead() + int(seconds * 1000) + 1)
        with open(CLOCK, "w", encoding="ascii") as file:
            file.write(text)


class Client:
    def __init__(self, http):
        self.http = http
        self.lock = asyncio.Lock()
        self.token, self.replace_at = None, 0.0

    async def current_token(self):
        async with self.lock:
            if self.token is None or now() >= self.replace_at:
                self.token = None
                status, members = await self.persistently(ENV["LODGING_AUTH_URL"] + "/oauth2/token", data={
                    "grant_type": "client_credentials",
                    "client_id": ENV["LODGING_CLIENT_ID"],
                    "client_secret": ENV["LODGING_CLIENT_SECRET"],
                })
                if status != 200:
                    raise RuntimeError(f"the issuer answered {status}")
                members = json.loads(members)
                self.token = members["access_token"]
                self.replace_at = now() + members["expires_in"] * 0.75
            return self.token

    async def persistently(self, url, **request):
        for tried in range(TRIES):
            pause = 0.5 * 2 ** tried
            try:
                async with self.http.post(url, **request) as reply:
                    text = await reply.read()
                    if (reply.status < 500 and reply.status != 429) or tried == TRIES - 1:
                        return reply.status, text
                    after = reply.headers.get("Retry-After", "")
                    if after.isdigit():
                        pause = int(after) + 0.1
                    elif after:
                        pause = parsedate_to_datetime(after).timestamp() - now() + 0.1
            except (aiohttp.ClientError, asyncio.TimeoutError):
                if tried == TRIES - 1:
                    raise
            await wait(pause)

    async def report(self, what, stay):
        body = {name: value for name, value in body_of(what, stay).items() if value is not None}
        url = ENV["LODGING_BASE_URL"] + PATHS[what]
        try:
            for _ in range(2):
                token = await self.current_token()
                status, _text = await self.persistently(url, json=body, headers={"Authorization": f"Bearer {token}"},
                                                        allow_redirects=False)
                if status != 401:
                    break
                if self.token == token:
                    self.token = None
            print(what, "of", stay["name"], "->", status, flush=True)
        except (aiohttp.ClientError, asyncio.TimeoutError, RuntimeError) as error:
            print(what, "of", stay["name"], "could not be reported:", type(error).__name__, flush=True)

    async def play(self, steps, stays):
        for step in steps:
            if step["do"] == "wait":
                await wait(step["seconds"])
            elif step["do"] == "at-once":
                await asyncio.gather(*(self.play([each], stays) for each in step["steps"]))
            else:
                await self.report(step["do"], stays[step["stay"]])


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


async def main():
    with open(ENV["LODGING_SCENE_FILE"], encoding="utf-8") as file:
        scene = json.load(file)
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=15)) as http:
        await Client(http).play(scene["steps"], {stay["name"]: stay for stay in scene["stays"]})


asyncio.run(main())
