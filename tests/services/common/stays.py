"""What the Python services have in common: clients, tokens and stays, in memory, so that only their frameworks differ."""
import json
import os
import secrets
import time

AS_IT_COMES = os.environ.get("AS_IT_COMES") == "1"
BEHIND_GATEWAY = os.environ.get("BEHIND_GATEWAY") == "1"
CLIENTS = json.loads(os.environ["CLIENTS"])
HOTELS = {100001, 100002}
JSON_SUBTYPES = ("application/json", "text/json")

tokens = {}
stays = {}


def is_json(media_type):
    """Section 2.1: application/json, text/json, application/*+json."""
    given = media_type.split(";")[0].strip().lower()
    return given in JSON_SUBTYPES or given.startswith("application/") and given.endswith("+json")


def is_good(token):
    return tokens.get(token, 0) > time.time()


def bearer_of(authorization):
    """The token of an Authorization header field."""
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def error(status, code, description):
    return status, {"error": code, "error_description": description}


def grant(client_id, client_secret):
    """Exchanges credentials for a token: a status and a body (section 5)."""
    if not client_id or not client_secret:
        return error(400, "invalid_request", "client_id and client_secret are required")
    client = CLIENTS.get(client_id)
    expected = client["secret"] if client else secrets.token_hex()
    if not secrets.compare_digest(expected.encode(), client_secret.encode()):
        return error(401, "invalid_client", "unknown client or wrong secret")
    token = secrets.token_urlsafe(32)
    tokens[token] = time.time() + client["lifetime"]
    return 200, {"access_token": token, "token_type": "Bearer", "expires_in": client["lifetime"]}


def grant_by_type(grant_type, client_id, client_secret):
    if not grant_type:
        return error(400, "invalid_request", "grant_type is required")
    if grant_type != "client_credentials":
        return error(400, "unsupported_grant_type", "grant_type must be client_credentials")
    return grant(client_id, client_secret)


class Refused(Exception):
    def __init__(self, status, reason):
        super().__init__(reason)
        self.status, self.reason = status, reason


def check_in(hotel, confirmation):
    if hotel not in HOTELS:
        raise Refused(422, "unknown hotel")
    if confirmation in stays:
        raise Refused(409, "already checked in")
    stays[confirmation] = "checked in"


def check_out(reservation):
    if reservation is not None:
        partial_bill(reservation)
        stays[reservation] = "checked out"


def partial_bill(reservation):
    if reservation not in stays:
        raise Refused(404, "unknown stay")
    if stays[reservation] == "checked out":
        raise Refused(409, "already checked out")


def no_show(hotel, confirmation):
    if hotel not in HOTELS:
        raise Refused(422, "unknown hotel")
    if confirmation in stays:
        raise Refused(409, "the guest came")
