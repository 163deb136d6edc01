"""A hotel system's client on httpx, which retries nothing and follows no redirect unless it is asked to."""

import threading
import time
from email.utils import parsedate_to_datetime

import httpx
from scene import CLOCK, CREDENTIALS, ENV, PATHS, body_of, now, skip, steps_and_stays

TRIES = 5
waiting = threading.Lock()


def wait_until(moment):
    if not CLOCK:
        time.sleep(max(0, moment - time.time()))
        return
    with waiting:
        if moment > now():
            skip(moment - now())


class Client(httpx.Auth):
    """The client is its own authentication flow: httpx sends a request again for it when a token was refused."""

    requires_response_body = True

    def __init__(self):
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
            if self.token is None or now() >= self.replace_at:
                self.token = None
                url = ENV["LODGING_AUTH_URL"] + "/oauth2/token"
                reply = self.persistently(lambda: self.http.post(url, data=CREDENTIALS))
                reply.raise_for_status()
                members = reply.json()
                self.token = members["access_token"]
                self.replace_at = now() + members["expires_in"] * 0.75
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
                wait_until(now() + pause)
        return reply

    def pause_after(self, reply, tried):
        after = reply.headers.get("Retry-After")
        if after is None:
            return 0.5 * 2 ** tried
        if after.isdigit():
            return int(after) + 0.1
        return max(0.0, parsedate_to_datetime(after).timestamp() - now()) + 0.1

    def report(self, what, stay):
        body = body_of(what, stay)
        url = ENV["LODGING_BASE_URL"] + PATHS[what]
        try:
            reply = self.persistently(lambda: self.http.post(url, json=body, auth=self))
            print(what, "of", stay["name"], "->", reply.status_code, flush=True)
        except httpx.HTTPError as error:
            print(what, "of", stay["name"], "could not be reported:", type(error).__name__, flush=True)

    def play(self, steps, stays):
        for step in steps:
            if step["do"] == "wait":
                wait_until(now() + step["seconds"])
            elif step["do"] == "at-once":
                threads = [threading.Thread(target=self.play, args=([each], stays)) for each in step["steps"]]
                for thread in threads:
                    thread.start()
                for thread in threads:
                    thread.join()
            else:
                self.report(step["do"], stays[step["stay"]])


if __name__ == "__main__":
    Client().play(*steps_and_stays())
