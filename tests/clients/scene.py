"""What the Python clients of the stacks have in common: the scene, the bodies of its reports, and the clock file."""

import json
import os
import time
from datetime import datetime
from zoneinfo import ZoneInfo

ENV = os.environ
CLOCK = ENV.get("LODGING_CLOCK_FILE")
PATHS = {
    "check-in": "/api/v1/reservation/checkin",
    "check-out": "/api/v1/reservation/checkout",
    "partial-bill": "/api/v1/reservation/partial-bill",
    "no-show": "/api/v1/reservation/noshow",
}
CREDENTIALS = {
    "grant_type": "client_credentials",
    "client_id": ENV["LODGING_CLIENT_ID"],
    "client_secret": ENV["LODGING_CLIENT_SECRET"],
}


def ahead():
    """The milliseconds by which the clock file is ahead of the machine's time."""
    with open(CLOCK, encoding="ascii") as file:
        return int(file.read() or 0)


def now():
    return time.time() + (ahead() / 1000 if CLOCK else 0)


def skip(seconds):
    text = str(ahead() + int(seconds * 1000) + 1)
    with open(CLOCK, "w", encoding="ascii") as file:
        file.write(text)


def in_zone(local, zone):
    return datetime.fromisoformat(local).replace(tzinfo=ZoneInfo(zone)).isoformat()


def members_of(what, stay):
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


def body_of(what, stay):
    return {name: value for name, value in members_of(what, stay).items() if value is not None}


def steps_and_stays():
    with open(ENV["LODGING_SCENE_FILE"], encoding="utf-8") as file:
        scene = json.load(file)
    return scene["steps"], {stay["name"]: stay for stay in scene["stays"]}
