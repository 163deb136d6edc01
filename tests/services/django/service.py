"""Django REST framework with serializers; opaque tokens. The settings are in this file, and nothing is kept in a database."""
import stays
from django.conf import settings
from stays import AS_IT_COMES

settings.configure(
    SECRET_KEY="for tests only",
    ALLOWED_HOSTS=["*"],
    ROOT_URLCONF=__name__,
    USE_TZ=True,
    INSTALLED_APPS=["rest_framework"],
    REST_FRAMEWORK={
        "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
        "DEFAULT_AUTHENTICATION_CLASSES": [],
        "DEFAULT_PERMISSION_CLASSES": [],
        "UNAUTHENTICATED_USER": None,
        "EXCEPTION_HANDLER": f"{__name__}.refuse",
    },
)

import django

django.setup()

from django.core.wsgi import get_wsgi_application
from django.urls import path
from django.utils.timezone import is_naive
from rest_framework import authentication, exceptions, parsers, permissions, serializers
from rest_framework.response import Response
from rest_framework.views import APIView, exception_handler


class Bearer(authentication.BaseAuthentication):
    def authenticate(self, request):
        token = stays.bearer_of(request.headers.get("Authorization"))
        if token is None:
            return None
        if not stays.is_good(token):
            raise exceptions.AuthenticationFailed()
        return object(), token

    def authenticate_header(self, request):
        return "Bearer"


class HasToken(permissions.BasePermission):
    def has_permission(self, request, view):
        return request.auth is not None


class TextJson(parsers.JSONParser):
    media_type = "text/json"


class OtherJson(parsers.JSONParser):
    """Section 2.1 lists application/*+json; the names of DRF's parsers have no such pattern."""

    media_type = "application/*"

    def parse(self, stream, media_type=None, parser_context=None):
        if not stays.is_json(media_type):
            raise exceptions.UnsupportedMediaType(media_type)
        return super().parse(stream, media_type, parser_context)


class WithOffset(serializers.DateTimeField):
    """DRF takes a time without an offset for one of the server's zone; section 2.1 has "with UTC offset"."""

    def enforce_timezone(self, value):
        if is_naive(value):
            self.fail("invalid", format="YYYY-MM-DDThh:mm:ss+hh:mm")
        return super().enforce_timezone(value)


class StrictText(serializers.CharField):
    """DRF makes a text of a number, and takes the white space off its ends."""

    def to_internal_value(self, value):
        if not isinstance(value, str):
            self.fail("invalid")
        return super().to_internal_value(value)


def text(**options):
    return serializers.CharField(**options) if AS_IT_COMES else StrictText(trim_whitespace=False, **options)


def optional(field=text, **options):
    return field(required=False, allow_null=True, **options)


def optional_text():
    return optional(allow_blank=True)


def int32():
    bounds = {} if AS_IT_COMES else {"min_value": -(2**31), "max_value": 2**31 - 1}
    return serializers.IntegerField(**bounds)


date_time = serializers.DateTimeField if AS_IT_COMES else WithOffset


class CheckIn(serializers.Serializer):
    hotelConfirmationNumber = text()
    lodgingHotelId = int32()
    employeeIdentifier = optional_text()
    supplierReservationId = optional_text()
    source = text()
    checkInDateTime = date_time()
    expectedCheckOutDateTime = date_time()
    roomNumber = text()
    folio = text()
    guestFirstName = text()
    guestLastName = text()
    roomType = text()
    occupancy = int32()
    loyalty = optional(serializers.BooleanField)
    numberOfNights = int32()
    reservationInformation = optional_text()

    def take(self, given):
        stays.check_in(given["lodgingHotelId"], given["hotelConfirmationNumber"])


class CheckOut(serializers.Serializer):
    reservationId = optional_text()
    checkOutDate = optional(date_time)

    def take(self, given):
        stays.check_out(given.get("reservationId"))


class PartialBill(serializers.Serializer):
    reservationId = text()
    billThroughDate = date_time()
    folio = optional_text()

    def take(self, given):
        stays.partial_bill(given["reservationId"])


class NoShow(serializers.Serializer):
    hotelConfirmationNumber = text()
    lodgingHotelId = int32()
    reason = optional_text()

    def take(self, given):
        stays.no_show(given["lodgingHotelId"], given["hotelConfirmationNumber"])


class ClientCredentials(serializers.Serializer):
    client_id = text(trim_whitespace=False) if AS_IT_COMES else text()
    client_secret = text(trim_whitespace=False) if AS_IT_COMES else text()

    def grant(self, given):
        return stays.grant(**given)


class Grant(ClientCredentials):
    grant_type = serializers.CharField()

    def grant(self, given):
        return stays.grant_by_type(**given)


def refuse(error, context):
    """The framework's own answers; for a token endpoint those of section 7."""
    if isinstance(error, stays.Refused):
        return Response({"detail": error.reason}, error.status)
    response = exception_handler(error, context)
    if response is not None and not AS_IT_COMES and isinstance(context["view"], TokenView):
        response.data = stays.error(400, "invalid_request", "the request is not as section 5 has it")[1]
        response["Cache-Control"] = "no-store"
    return response


class ReportView(APIView):
    serializer = None
    authentication_classes = [Bearer]
    permission_classes = [HasToken]
    if not AS_IT_COMES:
        parser_classes = [parsers.JSONParser, TextJson, OtherJson]

    def post(self, request):
        serializer = self.serializer(data=request.data)
        serializer.is_valid(raise_exception=True)
        serializer.take(serializer.validated_data)
        return Response(status=201)


class TokenView(APIView):
    serializer = None

    def post(self, request):
        serializer = self.serializer(data=request.data)
        serializer.is_valid(raise_exception=True)
        status, body = serializer.grant(serializer.validated_data)
        return Response(body, status, headers={"Cache-Control": "no-store"})


urlpatterns = [
    path("oauth2/token", TokenView.as_view(serializer=Grant, parser_classes=[parsers.FormParser])),
    path("auth/token", TokenView.as_view(serializer=ClientCredentials, parser_classes=[parsers.JSONParser])),
    path("api/v1/reservation/checkin", ReportView.as_view(serializer=CheckIn)),
    path("api/v1/reservation/checkout", ReportView.as_view(serializer=CheckOut)),
    path("api/v1/reservation/partial-bill", ReportView.as_view(serializer=PartialBill)),
    path("api/v1/reservation/noshow", ReportView.as_view(serializer=NoShow)),
]
application = get_wsgi_application()
