"""A hotel system's client on requests, whose retries are urllib3's: in real time, the first of them at once."""

import threading
import time

import requests
from requests.adapters import HTTPAdapter
from scene import CREDENTIALS, ENV, PATHS, body_of, steps_and_stays
from urllib3.util.retry import Retry


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
                reply = self.session.post(ENV["LODGING_AUTH_URL"] + "/oauth2/token", timeout=15, data=CREDENTIALS)
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
        for _ in range(2):
            token = self.current_token()
            reply = self.session.post(ENV["LODGING_BASE_URL"] + PATHS[what], json=body_of(what, stay), timeout=15,
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


if __name__ == "__main__":
    Client().play(*steps_and_stays())
