"""A hotel system's client on requests, whose retries are urllib3's: in real time, the first of them at once."""

import json
import os
import sys
import threading
import time
from datetime import datetime
from zoneinfo import ZoneInfo

import requests
from requests.adapters import HTTPAdapter
from urllib3.util.retry import Retry

PATHS = {
    "check-in": "/api/v1/reservation/checkin",
    "check-out": "/api/v1/reservation/checkout",
    "partial-bill": "/api/v1/reservation/partial-bill",
    "no-show": "/api/v1/reservation/noshow",
}
ENV = os.environ


class Client:
    def __init__(self):
        self.local = threading.local()
        self.lock = threading.Lock()
        self.token, self.replace_at = None, 0.0

    @property
    def session(self):
        if not hasattr(self.local, "session"):
            retries = Retry(total=4, backoff_factor=0.5, status_forcelist=[429, 500, 502, 503, 504],
                            allowed_methods=None, raise_on_status=False)
            self.local.session = requests.Session()
            for scheme in ("http://", "https://"):
                self.local.session.mount(scheme, HTTPAdapter(max_retries=retries))
        return self.local.session

    def current_token(self):
        with self.lock:
            if self.token is None or time.time() >= self.replace_at:
                self.token = None
                reply = self.session.post(ENV["LODGING_AUTH_URL"] + "/oauth2/token", timeout=15, data={
                    "grant_type": "client_credentials",
                    "client_id": ENV["LODGING_CLIENT_ID"],
                    "client_secret": ENV["LODGING_CLIENT_SECRET"],
                })
                reply.raise_for_status()
                members = reply.json()
                self.token = members["access_token"]
                self.replace_at = time.time() + members["expires_in"] * 0.75
            return self.token

    def forget(self, token):
        with self.lock:
            if self.token == token:
                self.token = None

    def report(self, what, stay):
        body = {name: value for name, value in body_of(what, stay).items() if value is not None}
        for _ in range(2):
            token = self.current_token()
            reply = self.session.post(ENV["LODGING_BASE_URL"] + PATHS[what], json=body, timeout=15,
                                      headers={"Authorization": f"Bearer {token}"})
            if reply.status_code != 401:
                break
            self.forget(token)
        print(what, "of", stay["name"], "->", reply.status_code, flush=True)

    def play(self, steps, stays):
        for step in steps:
            if step["do"] == "wait":
                time.sleep(step["seconds"])
            elif step["do"] == "at-once":
                threads = [threading.Thread(target=self.play, args=([each], stays)) for each in step["steps"]]
                for thread in threads:
                    thread.start()
                for thread in threads:
                    thread.join()
            else:
                try:
                    self.report(step["do"], stays[step["stay"]])
                except requests.RequestException as error:
                    print(step["do"], "could not be reported:", type(error).__name__, flush=True)


def in_zone(local, zone):
    moment = datetime.fromisoformat(local).replace(tzinfo=ZoneInfo(zone))
    return moment.isoformat()


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
    sys.exit(0)
