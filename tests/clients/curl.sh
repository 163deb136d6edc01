#!/bin/sh
# A hotel system's client of a shell and curl. It reports check-ins and
# check-outs one after the other. Python reads JSON, which a shell cannot: it
# turns the scene into lines of a path, a blank and a body, and a reply into a
# token and its life.
#
# Exit code 0: played, whatever the service answered; 64: a scene that this
# client does not know; another one: it could not be played.

set -eu
umask 077

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

# What the stay does not know (null) is left out.
python3 -c '
import datetime, json, os, sys, zoneinfo
scene = json.load(open(os.environ["LODGING_SCENE_FILE"], encoding="utf-8"))
stays = {s["name"]: s for s in scene["stays"]}
same = """hotelConfirmationNumber employeeIdentifier supplierReservationId source roomNumber folio guestFirstName
  guestLastName roomType occupancy loyalty numberOfNights reservationInformation""".split()
for step in scene["steps"]:
    if step["do"] not in ("check-in", "check-out"): sys.exit(64)
    s = stays[step["stay"]]
    zone = zoneinfo.ZoneInfo(s["hotel"]["timeZone"])
    at = lambda name: datetime.datetime.fromisoformat(s[name]).replace(tzinfo=zone).isoformat()
    if step["do"] == "check-in":
        body = {name: s[name] for name in same if s[name] is not None}
        body.update(lodgingHotelId=s["hotel"]["id"], checkInDateTime=at("checkIn"), expectedCheckOutDateTime=at("expectedCheckOut"))
    else:
        body = {"reservationId": s["reservationId"], "checkOutDate": at("checkOut")}
    print("/api/v1/reservation/" + step["do"].replace("-", ""), json.dumps(body))
' >"$work/reports"

# A value between the quotes of a curl configuration.
quoted() {
  printf '%s' "$1" | sed 's/[\\"]/\\&/g'
}

# POST to $1 what the file $2 holds, with the configuration from standard input:
# secrets on a command line can be read by others. Prints the status, or 000.
# curl itself sends again what failed for a while, and obeys Retry-After.
post() {
  curl --silent --show-error --config - --max-time 15 --noproxy '127.0.0.1,localhost' \
    --retry 4 --retry-connrefused --retry-max-time 600 \
    --header 'Accept: application/json' --header 'Expect:' \
    --output "$2" --write-out '%{http_code}' "$1" || true
}

token=
replace_at=0

# Leaves the token in $token; it is kept, and replaced a minute before its end,
# or a fifth of its life if that is shorter.
need_token() {
  now=$(date +%s)
  if [ -n "$token" ] && [ "$now" -lt "$replace_at" ]; then return 0; fi
  token=
  status=$(post "$LODGING_AUTH_URL/oauth2/token" "$work/answer" <<END
data = "grant_type=client_credentials"
data-urlencode = "client_id=$(quoted "$LODGING_CLIENT_ID")"
data-urlencode = "client_secret=$(quoted "$LODGING_CLIENT_SECRET")"
END
)
  if [ "$status" != 200 ]; then echo "token: $status"; return 1; fi
  read -r life token <<END || true
$(python3 -c 'import json, sys; reply = json.load(sys.stdin); print(reply.get("expires_in", 300), reply.get("access_token", ""))' <"$work/answer")
END
  rm -f "$work/answer"
  margin=$((life / 5))
  if [ "$margin" -gt 60 ]; then margin=60; fi
  replace_at=$((now + life - margin))
  if [ -z "$token" ]; then echo "token: none in the answer"; return 1; fi
}

# Sends the report in $path and $work/body; the status is left in $status.
send() {
  need_token || { status="no token"; return 0; }
  # Not to /dev/null: before it tries again, curl empties the file, and gives up where it cannot.
  status=$(post "$LODGING_BASE_URL$path" "$work/answer" <<END
header = "Content-Type: application/json"
header = "Authorization: Bearer $(quoted "$token")"
data-binary = "@$work/body"
END
)
}

while read -r path body; do
  printf '%s' "$body" >"$work/body"
  send
  if [ "$status" = 401 ]; then
    token=
    send
  fi
  echo "${path##*/}: $status"
done <"$work/reports"
