// Go's own net/http and encoding/json, with nothing besides; opaque tokens.
package main

import (
	"crypto/rand"
	"crypto/subtle"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io"
	"log"
	"mime"
	"net/http"
	"os"
	"strings"
	"sync"
	"time"
)

var asItComes = os.Getenv("AS_IT_COMES") == "1"

type client struct {
	Secret   string `json:"secret"`
	Lifetime int    `json:"lifetime"`
}

var clients map[string]client
var hotels = map[int32]bool{100001: true, 100002: true}

// A pointer tells what is absent or null from what is empty.
type checkIn struct {
	HotelConfirmationNumber  *string    `json:"hotelConfirmationNumber"`
	LodgingHotelID           *int32     `json:"lodgingHotelId"`
	EmployeeIdentifier       *string    `json:"employeeIdentifier"`
	SupplierReservationID    *string    `json:"supplierReservationId"`
	Source                   *string    `json:"source"`
	CheckInDateTime          *time.Time `json:"checkInDateTime"`
	ExpectedCheckOutDateTime *time.Time `json:"expectedCheckOutDateTime"`
	RoomNumber               *string    `json:"roomNumber"`
	Folio                    *string    `json:"folio"`
	GuestFirstName           *string    `json:"guestFirstName"`
	GuestLastName            *string    `json:"guestLastName"`
	RoomType                 *string    `json:"roomType"`
	Occupancy                *int32     `json:"occupancy"`
	Loyalty                  *bool      `json:"loyalty"`
	NumberOfNights           *int32     `json:"numberOfNights"`
	ReservationInformation   *string    `json:"reservationInformation"`
}

type checkOut struct {
	ReservationID *string    `json:"reservationId"`
	CheckOutDate  *time.Time `json:"checkOutDate"`
}

type partialBill struct {
	ReservationID   *string    `json:"reservationId"`
	BillThroughDate *time.Time `json:"billThroughDate"`
	Folio           *string    `json:"folio"`
}

type noShow struct {
	HotelConfirmationNumber *string `json:"hotelConfirmationNumber"`
	LodgingHotelID          *int32  `json:"lodgingHotelId"`
	Reason                  *string `json:"reason"`
}

func texts(given ...*string) bool {
	for _, text := range given {
		if text == nil || *text == "" {
			return false
		}
	}
	return true
}

func (c checkIn) valid() bool {
	return texts(c.HotelConfirmationNumber, c.Source, c.RoomNumber, c.Folio, c.GuestFirstName, c.GuestLastName, c.RoomType) &&
		c.LodgingHotelID != nil && c.Occupancy != nil && c.NumberOfNights != nil &&
		c.CheckInDateTime != nil && c.ExpectedCheckOutDateTime != nil
}
func (checkOut) valid() bool      { return true }
func (p partialBill) valid() bool { return texts(p.ReservationID) && p.BillThroughDate != nil }
func (n noShow) valid() bool      { return texts(n.HotelConfirmationNumber) && n.LodgingHotelID != nil }

type refusal struct {
	status int
	reason string
}

func refuse(w http.ResponseWriter, r refusal) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(r.status)
	json.NewEncoder(w).Encode(map[string]string{"message": r.reason})
}

// Section 2.1: application/json, text/json, application/*+json. Go does not look at the media type at all.
func isJSON(r *http.Request) bool {
	given, _, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	return err == nil && (given == "application/json" || given == "text/json" ||
		strings.HasPrefix(given, "application/") && strings.HasSuffix(given, "+json"))
}

// One JSON value, and nothing behind it: a decoder stops where the value ends.
func read(w http.ResponseWriter, r *http.Request, into any) error {
	decoder := json.NewDecoder(http.MaxBytesReader(w, r.Body, 1<<20))
	if err := decoder.Decode(into); err != nil {
		return err
	}
	if _, err := decoder.Token(); !asItComes && err != io.EOF {
		return errors.New("there is something behind the JSON")
	}
	return nil
}

type state struct {
	sync.Mutex
	tokens map[string]time.Time
	stays  map[string]string
}

func (s *state) good(r *http.Request) bool {
	scheme, token, _ := strings.Cut(r.Header.Get("Authorization"), " ")
	s.Lock()
	defer s.Unlock()
	return strings.EqualFold(scheme, "Bearer") && time.Now().Before(s.tokens[strings.TrimSpace(token)])
}

func report[T interface{ valid() bool }](s *state, take func(T) *refusal) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodPost {
			w.Header().Set("Allow", "POST")
			refuse(w, refusal{405, "send POST"})
			return
		}
		if !s.good(r) {
			w.Header().Set("WWW-Authenticate", "Bearer")
			refuse(w, refusal{401, "not authorized"})
			return
		}
		if !asItComes && !isJSON(r) {
			refuse(w, refusal{415, "send application/json"})
			return
		}
		var given T
		if err := read(w, r, &given); err != nil {
			refuse(w, refusal{400, err.Error()})
			return
		}
		if !given.valid() {
			refuse(w, refusal{400, "a required field is missing or empty"})
			return
		}
		s.Lock()
		defer s.Unlock()
		if refused := take(given); refused != nil {
			refuse(w, *refused)
			return
		}
		w.WriteHeader(201)
	}
}

func (s *state) checkIn(c checkIn) *refusal {
	if !hotels[*c.LodgingHotelID] {
		return &refusal{422, "unknown hotel"}
	}
	if s.stays[*c.HotelConfirmationNumber] != "" {
		return &refusal{409, "already checked in"}
	}
	s.stays[*c.HotelConfirmationNumber] = "checked in"
	return nil
}

func (s *state) checkOut(c checkOut) *refusal {
	if c.ReservationID == nil {
		return nil
	}
	if refused := s.partialBill(partialBill{ReservationID: c.ReservationID}); refused != nil {
		return refused
	}
	s.stays[*c.ReservationID] = "checked out"
	return nil
}

func (s *state) partialBill(p partialBill) *refusal {
	switch s.stays[*p.ReservationID] {
	case "":
		return &refusal{404, "unknown stay"}
	case "checked out":
		return &refusal{409, "already checked out"}
	}
	return nil
}

func (s *state) noShow(n noShow) *refusal {
	if !hotels[*n.LodgingHotelID] {
		return &refusal{422, "unknown hotel"}
	}
	if s.stays[*n.HotelConfirmationNumber] != "" {
		return &refusal{409, "the guest came"}
	}
	return nil
}

func oauthError(w http.ResponseWriter, status int, code string) {
	w.WriteHeader(status)
	json.NewEncoder(w).Encode(map[string]string{"error": code, "error_description": "see section 5 of the interface"})
}

func (s *state) grant(w http.ResponseWriter, id, secret string) {
	known := clients[id]
	if id == "" || secret == "" {
		oauthError(w, 400, "invalid_request")
		return
	}
	if known.Secret == "" || subtle.ConstantTimeCompare([]byte(known.Secret), []byte(secret)) != 1 {
		oauthError(w, 401, "invalid_client")
		return
	}
	random := make([]byte, 32)
	rand.Read(random)
	token := hex.EncodeToString(random)
	s.Lock()
	defer s.Unlock()
	s.tokens[token] = time.Now().Add(time.Duration(known.Lifetime) * time.Second)
	json.NewEncoder(w).Encode(map[string]any{"access_token": token, "token_type": "Bearer", "expires_in": known.Lifetime})
}

func issuer(exchange http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		w.Header().Set("Cache-Control", "no-store")
		if r.Method != http.MethodPost {
			w.Header().Set("Allow", "POST")
			oauthError(w, 405, "invalid_request")
			return
		}
		exchange(w, r)
	}
}

func (s *state) byForm(w http.ResponseWriter, r *http.Request) {
	// PostFormValue takes the first of two, and r.FormValue the URL's too.
	if err := r.ParseForm(); err != nil {
		oauthError(w, 400, "invalid_request")
		return
	}
	for _, name := range []string{"grant_type", "client_id", "client_secret"} {
		if !asItComes && len(r.PostForm[name]) != 1 {
			oauthError(w, 400, "invalid_request")
			return
		}
	}
	if grant := r.PostFormValue("grant_type"); grant == "" {
		oauthError(w, 400, "invalid_request")
	} else if grant != "client_credentials" {
		oauthError(w, 400, "unsupported_grant_type")
	} else {
		s.grant(w, r.PostFormValue("client_id"), r.PostFormValue("client_secret"))
	}
}

func (s *state) byJSON(w http.ResponseWriter, r *http.Request) {
	var given struct {
		ID     string `json:"client_id"`
		Secret string `json:"client_secret"`
	}
	if err := read(w, r, &given); err != nil {
		oauthError(w, 400, "invalid_request")
		return
	}
	s.grant(w, given.ID, given.Secret)
}

func main() {
	if err := json.Unmarshal([]byte(os.Getenv("CLIENTS")), &clients); err != nil {
		log.Fatal(err)
	}
	s := &state{tokens: map[string]time.Time{}, stays: map[string]string{}}
	http.HandleFunc("/oauth2/token", issuer(s.byForm))
	http.HandleFunc("/auth/token", issuer(s.byJSON))
	http.HandleFunc("/api/v1/reservation/checkin", report(s, s.checkIn))
	http.HandleFunc("/api/v1/reservation/checkout", report(s, s.checkOut))
	http.HandleFunc("/api/v1/reservation/partial-bill", report(s, s.partialBill))
	http.HandleFunc("/api/v1/reservation/noshow", report(s, s.noShow))
	log.Fatal(http.ListenAndServe("127.0.0.1:"+os.Getenv("PORT"), nil))
}
