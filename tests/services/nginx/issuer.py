"""A token issuer on Authlib's Flask server: client credentials, opaque tokens, and a place where a gateway asks about them."""
import time

import stays
from authlib.integrations.flask_oauth2 import AuthorizationServer, ResourceProtector
from authlib.oauth2.rfc6749 import ClientMixin, TokenMixin
from authlib.oauth2.rfc6749.grants import ClientCredentialsGrant
from authlib.oauth2.rfc6750 import BearerTokenValidator
from flask import Flask

app = Flask(__name__)


class Client(ClientMixin):
    def __init__(self, client_id):
        self.client_id = client_id
        self.known = stays.CLIENTS[client_id]

    def get_client_id(self):
        return self.client_id

    def check_client_secret(self, client_secret):
        return stays.secrets.compare_digest(self.known["secret"].encode(), client_secret.encode())

    def check_endpoint_auth_method(self, method, endpoint):
        return method in ("client_secret_post", "client_secret_basic")

    def check_grant_type(self, grant_type):
        return grant_type == "client_credentials"

    def check_response_type(self, response_type):
        return False

    def get_allowed_scope(self, scope):
        return ""


class Token(TokenMixin):
    def __init__(self, token, lifetime):
        self.token, self.expires = token, time.time() + lifetime

    def get_scope(self):
        return ""

    def is_expired(self):
        return self.expires < time.time()

    def is_revoked(self):
        return False


class Grant(ClientCredentialsGrant):
    TOKEN_ENDPOINT_AUTH_METHODS = ["client_secret_basic", "client_secret_post"]


class Validator(BearerTokenValidator):
    def authenticate_token(self, token_string):
        return stays.tokens.get(token_string)


def save(token, request):
    stays.tokens[token["access_token"]] = Token(token["access_token"], token["expires_in"])


def find(client_id):
    return Client(client_id) if client_id in stays.CLIENTS else None


server = AuthorizationServer(app, query_client=find, save_token=save)
server.register_token_generator(
    "default",
    lambda grant_type, client, **_: {
        "token_type": "Bearer",
        "access_token": stays.secrets.token_urlsafe(32),
        "expires_in": client.known["lifetime"],
    },
)
server.register_grant(Grant)
protect = ResourceProtector()
protect.register_token_validator(Validator())


@app.post("/oauth2/token")
def token():
    return server.create_token_response()


@app.get("/checked")
@protect(None)
def checked():
    return ""
