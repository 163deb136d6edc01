"""A hotel system's client on aiohttp: everything on one event loop, so that one lock keeps one refresh."""

import asyncio
import json
from email.utils import parsedate_to_datetime

import aiohttp
from scene import CLOCK, CREDENTIALS, ENV, PATHS, body_of, now, skip, steps_and_stays

TRIES = 5


async def wait(seconds):
    if not CLOCK:
        await asyncio.sleep(seconds)
    elif seconds > 0:
        skip(seconds)


class Client:
    def __init__(self, http):
        self.http = http
        self.lock = asyncio.Lock()
        self.token, self.replace_at = None, 0.0

    async def current_token(self):
        async with self.lock:
            if self.token is None or now() >= self.replace_at:
                self.token = None
                status, members = await self.persistently(ENV["LODGING_AUTH_URL"] + "/oauth2/token", data=CREDENTIALS,
                                                           allow_redirects=False)
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
        body = body_of(what, stay)
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


async def main():
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=15)) as http:
        await Client(http).play(*steps_and_stays())


asyncio.run(main())
