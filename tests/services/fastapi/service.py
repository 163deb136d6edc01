"""FastAPI with Pydantic models; opaque tokens."""
from datetime import datetime

import stays
from fastapi import Depends, FastAPI, Form, HTTPException, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute
from fastapi.security import HTTPBearer
from pydantic import BaseModel, StrictBool, StrictStr, conint, constr, validator
from stays import AS_IT_COMES


# At first: what the tutorial shows. With the options: section 2.1 has "string" and "integer (int32)", and nothing that could
# be made into them.
Text = constr(min_length=1) if AS_IT_COMES else constr(min_length=1, strict=True)
Int32 = int if AS_IT_COMES else conint(strict=True, ge=-(2**31), lt=2**31)
AnyText = str if AS_IT_COMES else StrictStr
Bool = bool if AS_IT_COMES else StrictBool


class Report(BaseModel):
    @validator("*", pre=True)
    def date_time(cls, value, field):
        """Pydantic takes a number for a moment, a date for midnight and a time without an offset: section 2.1 has neither."""
        if field.type_ is not datetime or AS_IT_COMES:
            return value
        if value is not None and not isinstance(value, str):
            raise ValueError("must be text")
        return value

    @validator("*")
    def has_offset(cls, value):
        if isinstance(value, datetime) and value.tzinfo is None and not AS_IT_COMES:
            raise ValueError("must have an offset from UTC")
        return value


class CheckIn(Report):
    hotelConfirmationNumber: Text
    lodgingHotelId: Int32
    employeeIdentifier: AnyText | None
    supplierReservationId: AnyText | None
    source: Text
    checkInDateTime: datetime
    expectedCheckOutDateTime: datetime
    roomNumber: Text
    folio: Text
    guestFirstName: Text
    guestLastName: Text
    roomType: Text
    occupancy: Int32
    loyalty: Bool | None
    numberOfNights: Int32
    reservationInformation: AnyText | None


class CheckOut(Report):
    reservationId: AnyText | None
    checkOutDate: datetime | None


class PartialBill(Report):
    reservationId: Text
    billThroughDate: datetime
    folio: AnyText | None


class NoShow(Report):
    hotelConfirmationNumber: Text
    lodgingHotelId: Int32
    reason: AnyText | None


class ClientCredentials(BaseModel):
    client_id: AnyText
    client_secret: AnyText


class JsonRoute(APIRoute):
    """FastAPI reads application/json and application/*+json; section 2.1 lists text/json too."""

    def get_route_handler(self):
        handle = super().get_route_handler()

        async def handle_json(request: Request) -> Response:
            if not stays.is_json(request.headers.get("content-type", "")):
                raise HTTPException(415, "send application/json")
            others = [(name, value) for name, value in request.scope["headers"] if name != b"content-type"]
            headers = [*others, (b"content-type", b"application/json")]
            return await handle(Request({**request.scope, "headers": headers}, request.receive))

        return handle_json


app = FastAPI()
NO_STORE = {"Cache-Control": "no-store"}


def authorized(given=Depends(HTTPBearer(auto_error=AS_IT_COMES and not stays.BEHIND_GATEWAY))) -> None:
    """FastAPI's own answer to a request without credentials is 403. A gateway may have looked at them already."""
    if stays.BEHIND_GATEWAY:
        return
    if given is None or not stays.is_good(given.credentials):
        raise HTTPException(401, "not authorized", headers={"WWW-Authenticate": "Bearer"})


def answered(status: int, body: dict) -> JSONResponse:
    return JSONResponse(body, status, NO_STORE)


@app.post("/oauth2/token")
def token_by_form(grant_type: str = Form(), client_id: str = Form(), client_secret: str = Form()):
    return answered(*stays.grant_by_type(grant_type, client_id, client_secret))


@app.post("/auth/token")
def token_by_json(given: ClientCredentials):
    return answered(*stays.grant(given.client_id, given.client_secret))


@app.exception_handler(stays.Refused)
async def refuse(_request: Request, error: stays.Refused):
    return JSONResponse({"detail": error.reason}, error.status)


if not AS_IT_COMES:
    app.router.route_class = JsonRoute

    @app.exception_handler(RequestValidationError)
    async def refuse_unread(request: Request, error: RequestValidationError):
        """Section 7: a token endpoint refuses by `error` and `error_description`; FastAPI by 422 and `detail`."""
        if request.url.path in ("/oauth2/token", "/auth/token"):
            fields = ", ".join(str(each["loc"][-1]) for each in error.errors())
            return answered(*stays.error(400, "invalid_request", f"missing or wrong: {fields}"))
        return JSONResponse({"detail": [each["msg"] for each in error.errors()]}, 422)


reservation = {"status_code": 201, "response_class": Response, "dependencies": [Depends(authorized)]}


@app.post("/api/v1/reservation/checkin", **reservation)
def check_in(report: CheckIn) -> None:
    stays.check_in(report.lodgingHotelId, report.hotelConfirmationNumber)


@app.post("/api/v1/reservation/checkout", **reservation)
def check_out(report: CheckOut) -> None:
    stays.check_out(report.reservationId)


@app.post("/api/v1/reservation/partial-bill", **reservation)
def partial_bill(report: PartialBill) -> None:
    stays.partial_bill(report.reservationId)


@app.post("/api/v1/reservation/noshow", **reservation)
def no_show(report: NoShow) -> None:
    stays.no_show(report.lodgingHotelId, report.hotelConfirmationNumber)
