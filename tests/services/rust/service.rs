//! tiny_http with serde; opaque tokens.
use chrono::{DateTime, FixedOffset};
use serde::{de::DeserializeOwned, Deserialize, Deserializer};
use serde_json::{json, Value};
use std::collections::HashMap;
use std::env::var;
use std::fs::File;
use std::io::Read;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tiny_http::{Header, Method, Request, Response, Server};

/// A required text that is not empty: serde knows that it is there and that it is text.
fn text<'de, D: Deserializer<'de>>(given: D) -> Result<String, D::Error> {
    let text = String::deserialize(given)?;
    if text.is_empty() {
        return Err(serde::de::Error::custom("empty"));
    }
    Ok(text)
}

/// chrono's own `parse` takes a blank for the T; RFC 3339 it reads by another function.
fn moment_of(text: &str) -> Option<DateTime<FixedOffset>> {
    if as_it_comes() {
        text.parse().ok()
    } else {
        DateTime::parse_from_rfc3339(text).ok()
    }
}

fn moment<'de, D: Deserializer<'de>>(given: D) -> Result<DateTime<FixedOffset>, D::Error> {
    moment_of(&String::deserialize(given)?).ok_or_else(|| serde::de::Error::custom("no date-time"))
}

fn maybe_moment<'de, D: Deserializer<'de>>(given: D) -> Result<Option<DateTime<FixedOffset>>, D::Error> {
    match Option::<String>::deserialize(given)? {
        None => Ok(None),
        Some(text) => moment_of(&text).map(Some).ok_or_else(|| serde::de::Error::custom("no date-time")),
    }
}

fn as_it_comes() -> bool {
    var("AS_IT_COMES").as_deref() == Ok("1")
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code)]
struct CheckIn {
    #[serde(deserialize_with = "text")]
    hotel_confirmation_number: String,
    lodging_hotel_id: i32,
    employee_identifier: Option<String>,
    supplier_reservation_id: Option<String>,
    #[serde(deserialize_with = "text")]
    source: String,
    #[serde(deserialize_with = "moment")]
    check_in_date_time: DateTime<FixedOffset>,
    #[serde(deserialize_with = "moment")]
    expected_check_out_date_time: DateTime<FixedOffset>,
    #[serde(deserialize_with = "text")]
    room_number: String,
    #[serde(deserialize_with = "text")]
    folio: String,
    #[serde(deserialize_with = "text")]
    guest_first_name: String,
    #[serde(deserialize_with = "text")]
    guest_last_name: String,
    #[serde(deserialize_with = "text")]
    room_type: String,
    occupancy: i32,
    loyalty: Option<bool>,
    number_of_nights: i32,
    reservation_information: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code)]
struct CheckOut {
    reservation_id: Option<String>,
    #[serde(default, deserialize_with = "maybe_moment")]
    check_out_date: Option<DateTime<FixedOffset>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code)]
struct PartialBill {
    #[serde(deserialize_with = "text")]
    reservation_id: String,
    #[serde(deserialize_with = "moment")]
    bill_through_date: DateTime<FixedOffset>,
    folio: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
#[allow(dead_code)]
struct NoShow {
    #[serde(deserialize_with = "text")]
    hotel_confirmation_number: String,
    lodging_hotel_id: i32,
    reason: Option<String>,
}

#[derive(Deserialize)]
struct Credentials {
    client_id: String,
    client_secret: String,
}

#[derive(Deserialize)]
struct Client {
    secret: String,
    lifetime: u64,
}

#[derive(PartialEq)]
enum State {
    CheckedIn,
    CheckedOut,
}

#[derive(Default)]
struct Service {
    clients: HashMap<String, Client>,
    tokens: HashMap<String, Instant>,
    stays: HashMap<String, State>,
}

struct Answer(u16, Option<Value>);

fn refused(status: u16, reason: &str) -> Answer {
    Answer(status, Some(json!({ "message": reason })))
}

fn oauth_error(status: u16, code: &str) -> Answer {
    Answer(status, Some(json!({ "error": code, "error_description": "see section 5 of the interface" })))
}

fn field<'a>(request: &'a Request, name: &'static str) -> &'a str {
    let found = request.headers().iter().find(|each| each.field.equiv(name));
    found.map_or("", |each| each.value.as_str())
}

/// Section 2.1: application/json, text/json, application/*+json.
fn is_json(request: &Request) -> bool {
    let given = field(request, "Content-Type").split(';').next().unwrap_or("").trim().to_lowercase();
    given == "application/json" || given == "text/json" || given.starts_with("application/") && given.ends_with("+json")
}

const HOTELS: [i32; 2] = [100001, 100002];
const CREATED: Answer = Answer(201, None);

impl Service {
    fn is_good(&self, request: &Request) -> bool {
        let (scheme, token) = field(request, "Authorization").split_once(' ').unwrap_or(("", ""));
        let expires = self.tokens.get(token.trim());
        scheme.eq_ignore_ascii_case("Bearer") && expires.map_or(false, |each| *each > Instant::now())
    }

    fn check_in(&mut self, given: CheckIn) -> Answer {
        if !HOTELS.contains(&given.lodging_hotel_id) {
            return refused(422, "unknown hotel");
        }
        if self.stays.contains_key(&given.hotel_confirmation_number) {
            return refused(409, "already checked in");
        }
        self.stays.insert(given.hotel_confirmation_number, State::CheckedIn);
        CREATED
    }

    fn bill(&mut self, id: &str) -> Answer {
        match self.stays.get(id) {
            None => refused(404, "unknown stay"),
            Some(State::CheckedOut) => refused(409, "already checked out"),
            Some(State::CheckedIn) => CREATED,
        }
    }

    fn check_out(&mut self, given: CheckOut) -> Answer {
        let Some(id) = given.reservation_id else { return CREATED };
        let answer = self.bill(&id);
        if answer.0 == 201 {
            self.stays.insert(id, State::CheckedOut);
        }
        answer
    }

    fn no_show(&mut self, given: NoShow) -> Answer {
        if !HOTELS.contains(&given.lodging_hotel_id) {
            return refused(422, "unknown hotel");
        }
        if self.stays.contains_key(&given.hotel_confirmation_number) {
            return refused(409, "the guest came");
        }
        CREATED
    }

    fn report<T: DeserializeOwned>(&mut self, request: &Request, body: &[u8], take: fn(&mut Self, T) -> Answer) -> Answer {
        if !self.is_good(request) {
            return refused(401, "not authorized");
        }
        if !as_it_comes() && !is_json(request) {
            return refused(415, "send application/json");
        }
        match serde_json::from_slice(body) {
            Ok(given) => take(self, given),
            Err(error) => refused(400, &error.to_string()),
        }
    }

    fn grant(&mut self, given: Credentials) -> Answer {
        if given.client_id.is_empty() || given.client_secret.is_empty() {
            return oauth_error(400, "invalid_request");
        }
        let Some(client) = self.clients.get(&given.client_id).filter(|known| known.secret == given.client_secret) else {
            return oauth_error(401, "invalid_client");
        };
        let mut random = [0u8; 32];
        File::open("/dev/urandom").and_then(|mut file| file.read_exact(&mut random)).expect("random bytes");
        let token: String = random.iter().map(|byte| format!("{byte:02x}")).collect();
        self.tokens.insert(token.clone(), Instant::now() + Duration::from_secs(client.lifetime));
        Answer(200, Some(json!({ "access_token": token, "token_type": "Bearer", "expires_in": client.lifetime })))
    }

    fn token_by_form(&mut self, body: &[u8]) -> Answer {
        let mut form = HashMap::new();
        for pair in String::from_utf8_lossy(body).split('&') {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            if form.insert(decoded(name), decoded(value)).is_some() {
                return oauth_error(400, "invalid_request");
            }
        }
        let mut one = |name: &str| form.remove(name).unwrap_or_default();
        match one("grant_type").as_str() {
            "" => oauth_error(400, "invalid_request"),
            "client_credentials" => {
                self.grant(Credentials { client_id: one("client_id"), client_secret: one("client_secret") })
            }
            _ => oauth_error(400, "unsupported_grant_type"),
        }
    }

    fn token_by_json(&mut self, body: &[u8]) -> Answer {
        serde_json::from_slice(body).map_or_else(|_| oauth_error(400, "invalid_request"), |given| self.grant(given))
    }

    fn answer(&mut self, path: &str, request: &Request, body: &[u8]) -> Answer {
        let known = ["/oauth2/token", "/auth/token"].contains(&path) || path.starts_with("/api/v1/reservation/");
        if known && *request.method() != Method::Post {
            return refused(405, "send POST");
        }
        match path {
            "/oauth2/token" => self.token_by_form(body),
            "/auth/token" => self.token_by_json(body),
            "/api/v1/reservation/checkin" => self.report(request, body, Self::check_in),
            "/api/v1/reservation/checkout" => self.report(request, body, Self::check_out),
            "/api/v1/reservation/partial-bill" => {
                self.report(request, body, |service, given: PartialBill| service.bill(&given.reservation_id))
            }
            "/api/v1/reservation/noshow" => self.report(request, body, Self::no_show),
            _ => refused(404, "nothing is here"),
        }
    }
}

/// Of application/x-www-form-urlencoded.
fn decoded(text: &str) -> String {
    let bytes = text.replace('+', " ").into_bytes();
    let mut out = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let hex = bytes.get(at + 1..at + 3).and_then(|two| std::str::from_utf8(two).ok());
        match hex.and_then(|two| u8::from_str_radix(two, 16).ok()) {
            Some(byte) if bytes[at] == b'%' => {
                out.push(byte);
                at += 3;
            }
            _ => {
                out.push(bytes[at]);
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value).expect("a header field")
}

fn serve(server: &Server, service: &Mutex<Service>) {
    while let Ok(mut request) = server.recv() {
        let mut body = Vec::new();
        let whole = request.as_reader().read_to_end(&mut body).is_ok();
        let path = request.url().split('?').next().unwrap_or("").to_string();
        let Answer(status, answered) = if whole {
            service.lock().expect("no one has failed").answer(&path, &request, &body)
        } else {
            refused(400, "the body did not come")
        };
        let bytes = answered.map(|value| value.to_string().into_bytes());
        let is_json = bytes.is_some();
        let mut response = Response::from_data(bytes.unwrap_or_default()).with_status_code(status);
        if is_json {
            response.add_header(header("Content-Type", "application/json"));
        }
        match status {
            401 if path.starts_with("/api/") => response.add_header(header("WWW-Authenticate", "Bearer")),
            405 => response.add_header(header("Allow", "POST")),
            _ => {}
        }
        if path.ends_with("/token") {
            response.add_header(header("Cache-Control", "no-store"));
        }
        let _ = request.respond(response);
    }
}

fn main() {
    let clients = serde_json::from_str(&var("CLIENTS").expect("CLIENTS")).expect("clients");
    let service = Arc::new(Mutex::new(Service { clients, ..Service::default() }));
    let address = format!("127.0.0.1:{}", var("PORT").expect("PORT"));
    let server = Arc::new(Server::http(address).expect("a port"));
    let threads: Vec<_> = (0..8)
        .map(|_| {
            let (server, service) = (server.clone(), service.clone());
            std::thread::spawn(move || serve(&server, &service))
        })
        .collect();
    for each in threads {
        let _ = each.join();
    }
}
