"""Flask with marshmallow schemas; opaque tokens."""
import stays
from flask import Flask, request
from marshmallow import EXCLUDE, RAISE, Schema, ValidationError, fields, validate
from stays import AS_IT_COMES
from werkzeug.exceptions import HTTPException

app = Flask(__name__)


def text():
    return fields.Str(required=True, validate=validate.Length(min=1))


def optional(field=fields.Str):
    return field(allow_none=True)


def int32():
    if AS_IT_COMES:
        return fields.Int(required=True)
    return fields.Int(required=True, strict=True, validate=validate.Range(-(2**31), 2**31 - 1))


def date_time(**options):
    """A DateTime may lack its offset; section 2.1 has "with UTC offset"."""
    return (fields.DateTime if AS_IT_COMES else fields.AwareDateTime)(**options)


class Report(Schema):
    class Meta:
        # A later version of a hotel system may send more than this one.
        unknown = RAISE if AS_IT_COMES else EXCLUDE


class CheckIn(Report):
    hotelConfirmationNumber = text()
    lodgingHotelId = int32()
    employeeIdentifier = optional()
    supplierReservationId = optional()
    source = text()
    checkInDateTime = date_time(required=True)
    expectedCheckOutDateTime = date_time(required=True)
    roomNumber = text()
    folio = text()
    guestFirstName = text()
    guestLastName = text()
    roomType = text()
    occupancy = int32()
    loyalty = optional(fields.Bool)
    numberOfNights = int32()
    reservationInformation = optional()


class CheckOut(Report):
    reservationId = optional()
    checkOutDate = date_time(allow_none=True)


class PartialBill(Report):
    reservationId = text()
    billThroughDate = date_time(required=True)
    folio = optional()


class NoShow(Report):
    hotelConfirmationNumber = text()
    lodgingHotelId = int32()
    reason = optional()


class ClientCredentials(Report):
    client_id = fields.Str(required=True)
    client_secret = fields.Str(required=True)



@app.errorhandler(HTTPException)
def refuse(error):
    """Flask's own errors are pages."""
    return {"message": error.description}, error.code, {"Allow": ", ".join(error.valid_methods)} if error.code == 405 else {}


@app.errorhandler(stays.Refused)
def refuse_report(error):
    return {"message": error.reason}, error.status


def read(schema):
    """Flask knows application/json and application/*+json; section 2.1 lists text/json too."""
    if AS_IT_COMES:
        return schema().load(request.get_json())
    if not stays.is_json(request.mimetype):
        raise stays.Refused(415, "send application/json")
    return schema().load(request.get_json(force=True))


def report(path, schema, take):
    def view():
        if not stays.is_good(stays.bearer_of(request.headers.get("Authorization"))):
            return {"message": "not authorized"}, 401, {"WWW-Authenticate": "Bearer"}
        try:
            take(read(schema))
        except ValidationError as error:
            return {"message": "invalid", "errors": error.messages}, 400
        return "", 201

    app.add_url_rule(f"/api/v1/reservation/{path}", path, view, methods=["POST"])


report("checkin", CheckIn, lambda given: stays.check_in(given["lodgingHotelId"], given["hotelConfirmationNumber"]))
report("checkout", CheckOut, lambda given: stays.check_out(given.get("reservationId")))
report("partial-bill", PartialBill, lambda given: stays.partial_bill(given["reservationId"]))
report("noshow", NoShow, lambda given: stays.no_show(given["lodgingHotelId"], given["hotelConfirmationNumber"]))


def granted(answer):
    status, body = answer
    return body, status, {"Cache-Control": "no-store"}


@app.post("/oauth2/token")
def token_by_form():
    given = request.form
    if not AS_IT_COMES and any(len(given.getlist(name)) > 1 for name in given):
        return granted(stays.error(400, "invalid_request", "a parameter was sent twice"))
    return granted(stays.grant_by_type(given.get("grant_type"), given.get("client_id"), given.get("client_secret")))


@app.post("/auth/token")
def token_by_json():
    try:
        given = ClientCredentials().load(request.get_json())
    except ValidationError as error:
        return granted(stays.error(400, "invalid_request", f"missing or wrong: {', '.join(error.messages)}"))
    except HTTPException as error:
        if AS_IT_COMES:
            raise
        return granted(stays.error(400, "invalid_request", error.description))
    return granted(stays.grant(**given))
