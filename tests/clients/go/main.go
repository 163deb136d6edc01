// A hotel system's client in Go: net/http as it comes, which follows a 307 by itself.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"
)

const attempts = 5

var paths = map[string]string{
	"check-in":     "/api/v1/reservation/checkin",
	"check-out":    "/api/v1/reservation/checkout",
	"partial-bill": "/api/v1/reservation/partial-bill",
	"no-show":      "/api/v1/reservation/noshow",
}

type hotel struct {
	ID       int32  `json:"id"`
	TimeZone string `json:"timeZone"`
}

type stay struct {
	Name                    string  `json:"name"`
	Hotel                   hotel   `json:"hotel"`
	HotelConfirmationNumber string  `json:"hotelConfirmationNumber"`
	ReservationID           string  `json:"reservationId"`
	SupplierReservationID   *string `json:"supplierReservationId"`
	EmployeeIdentifier      *string `json:"employeeIdentifier"`
	Source                  string  `json:"source"`
	Folio                   string  `json:"folio"`
	RoomNumber              string  `json:"roomNumber"`
	GuestFirstName          string  `json:"guestFirstName"`
	GuestLastName           string  `json:"guestLastName"`
	RoomType                string  `json:"roomType"`
	Occupancy               int32   `json:"occupancy"`
	NumberOfNights          int32   `json:"numberOfNights"`
	Loyalty                 *bool   `json:"loyalty"`
	ReservationInformation  *string `json:"reservationInformation"`
	CheckIn                 string  `json:"checkIn"`
	ExpectedCheckOut        string  `json:"expectedCheckOut"`
	CheckOut                string  `json:"checkOut"`
}

type step struct {
	Do      string `json:"do"`
	Stay    string `json:"stay"`
	Seconds int    `json:"seconds"`
	Steps   []step `json:"steps"`
}

type scene struct {
	Steps []step `json:"steps"`
	Stays []stay `json:"stays"`
}

// checkIn is the body of section 2.1.
type checkIn struct {
	HotelConfirmationNumber  string  `json:"hotelConfirmationNumber"`
	LodgingHotelID           int32   `json:"lodgingHotelId"`
	EmployeeIdentifier       *string `json:"employeeIdentifier"`
	SupplierReservationID    *string `json:"supplierReservationId"`
	Source                   string  `json:"source"`
	CheckInDateTime          string  `json:"checkInDateTime"`
	ExpectedCheckOutDateTime string  `json:"expectedCheckOutDateTime"`
	RoomNumber               string  `json:"roomNumber"`
	Folio                    string  `json:"folio"`
	GuestFirstName           string  `json:"guestFirstName"`
	GuestLastName            string  `json:"guestLastName"`
	RoomType                 string  `json:"roomType"`
	Occupancy                int32   `json:"occupancy"`
	Loyalty                  *bool   `json:"loyalty"`
	NumberOfNights           int32   `json:"numberOfNights"`
	ReservationInformation   *string `json:"reservationInformation"`
}

// The time of the run: the machine's, and what the clock file says it is ahead.
var clockFile = os.Getenv("LODGING_CLOCK_FILE")
var clockLock sync.Mutex

func ahead() time.Duration {
	text, _ := os.ReadFile(clockFile)
	ms, _ := strconv.ParseInt(strings.TrimSpace(string(text)), 10, 64)
	return time.Duration(ms) * time.Millisecond
}

func now() time.Time { return time.Now().Add(ahead()) }

func waitUntil(moment time.Time) {
	if clockFile == "" {
		time.Sleep(time.Until(moment))
		return
	}
	clockLock.Lock()
	defer clockLock.Unlock()
	if left := moment.Sub(now()); left > 0 {
		os.WriteFile(clockFile, []byte(strconv.FormatInt((ahead()+left).Milliseconds()+1, 10)), 0o600)
	}
}

func inZone(local, zone string) string {
	place, err := time.LoadLocation(zone)
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	moment, _ := time.ParseInLocation("2006-01-02T15:04:05", local, place)
	return moment.Format(time.RFC3339)
}

func bodyOf(what string, s stay) any {
	zone := s.Hotel.TimeZone
	switch what {
	case "check-in":
		return checkIn{s.HotelConfirmationNumber, s.Hotel.ID, s.EmployeeIdentifier, s.SupplierReservationID, s.Source,
			inZone(s.CheckIn, zone), inZone(s.ExpectedCheckOut, zone), s.RoomNumber, s.Folio, s.GuestFirstName,
			s.GuestLastName, s.RoomType, s.Occupancy, s.Loyalty, s.NumberOfNights, s.ReservationInformation}
	case "check-out":
		return map[string]any{"reservationId": s.ReservationID, "checkOutDate": inZone(s.CheckOut, zone)}
	case "partial-bill":
		return map[string]any{"hotelConfirmationNumber": s.HotelConfirmationNumber, "lodgingHotelId": s.Hotel.ID,
			"billThroughDate": inZone(s.CheckOut, zone)}
	default:
		return map[string]any{"hotelConfirmationNumber": s.HotelConfirmationNumber, "lodgingHotelId": s.Hotel.ID,
			"noShowDateTime": inZone(s.CheckOut, zone)}
	}
}

var client = &http.Client{Timeout: 15 * time.Second}

func post(address, contentType string, body []byte, token string) (int, http.Header, []byte, error) {
	request, err := http.NewRequest("POST", address, bytes.NewReader(body))
	if err != nil {
		return 0, nil, nil, err
	}
	request.Header.Set("Content-Type", contentType)
	if token != "" {
		request.Header.Set("Authorization", "Bearer "+token)
	}
	reply, err := client.Do(request)
	if err != nil {
		return 0, nil, nil, err
	}
	defer reply.Body.Close()
	text, err := io.ReadAll(reply.Body)
	return reply.StatusCode, reply.Header, text, err
}

// persistently sends until there is an answer, each time after a longer pause.
func persistently(send func() (int, http.Header, []byte, error)) (int, []byte, error) {
	for try := 1; ; try++ {
		status, header, text, err := send()
		trouble := err != nil || status >= 500 || status == 429
		if !trouble || try == attempts {
			return status, text, err
		}
		pause := 500 * time.Millisecond << (try - 1)
		if after := header.Get("Retry-After"); after != "" {
			if seconds, err := strconv.Atoi(after); err == nil {
				pause = time.Duration(seconds)*time.Second + 100*time.Millisecond
			} else if date, err := http.ParseTime(after); err == nil {
				pause = date.Sub(now()) + 100*time.Millisecond
			}
		}
		waitUntil(now().Add(pause))
	}
}

var tokenLock sync.Mutex
var token string
var replaceAt time.Time

func currentToken() (string, error) {
	tokenLock.Lock()
	defer tokenLock.Unlock()
	if token != "" && now().Before(replaceAt) {
		return token, nil
	}
	form := url.Values{"grant_type": {"client_credentials"}, "client_id": {os.Getenv("LODGING_CLIENT_ID")},
		"client_secret": {os.Getenv("LODGING_CLIENT_SECRET")}}
	status, text, err := persistently(func() (int, http.Header, []byte, error) {
		return post(os.Getenv("LODGING_AUTH_URL")+"/oauth2/token", "application/x-www-form-urlencoded", []byte(form.Encode()), "")
	})
	if err != nil {
		return "", err
	}
	var reply struct {
		AccessToken string `json:"access_token"`
		ExpiresIn   int    `json:"expires_in"`
	}
	if status != 200 || json.Unmarshal(text, &reply) != nil || reply.AccessToken == "" {
		return "", fmt.Errorf("the issuer answered %d", status)
	}
	token = reply.AccessToken
	replaceAt = now().Add(time.Duration(reply.ExpiresIn) * time.Second * 3 / 4)
	return token, nil
}

func forget(refused string) {
	tokenLock.Lock()
	defer tokenLock.Unlock()
	if token == refused {
		token = ""
	}
}

func report(what string, s stay) {
	body, _ := json.Marshal(bodyOf(what, s))
	send := func() (int, string, error) {
		var used string
		status, _, err := persistently(func() (int, http.Header, []byte, error) {
			current, err := currentToken()
			if err != nil {
				return 401, http.Header{}, nil, nil
			}
			used = current
			return post(os.Getenv("LODGING_BASE_URL")+paths[what], "application/json", body, current)
		})
		return status, used, err
	}
	status, used, err := send()
	if status == 401 && used != "" {
		forget(used)
		status, _, err = send()
	}
	fmt.Println(what, "of", s.Name, "->", status, err)
}

func play(steps []step, stays map[string]stay) {
	for _, each := range steps {
		switch each.Do {
		case "wait":
			waitUntil(now().Add(time.Duration(each.Seconds) * time.Second))
		case "at-once":
			var group sync.WaitGroup
			for _, inner := range each.Steps {
				group.Add(1)
				go func(one step) {
					defer group.Done()
					play([]step{one}, stays)
				}(inner)
			}
			group.Wait()
		default:
			report(each.Do, stays[each.Stay])
		}
	}
}

func main() {
	text, err := os.ReadFile(os.Getenv("LODGING_SCENE_FILE"))
	var given scene
	if err != nil || json.Unmarshal(text, &given) != nil {
		fmt.Println("the scene cannot be read")
		os.Exit(1)
	}
	stays := map[string]stay{}
	for _, each := range given.Stays {
		stays[each.Name] = each
	}
	play(given.Steps, stays)
}
