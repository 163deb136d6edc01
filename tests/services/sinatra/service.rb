# frozen_string_literal: true

require 'json'
require 'securerandom'
require 'sinatra/base'
require 'time'

# Sinatra, which brings no validation along: the rules are a table of our own. Opaque tokens.
class Service < Sinatra::Base
  AS_IT_COMES = ENV['AS_IT_COMES'] == '1'
  CLIENTS = JSON.parse(ENV.fetch('CLIENTS'))
  HOTELS = [100_001, 100_002].freeze
  TOKENS = {}
  STAYS = {}
  LOCK = Mutex.new

  TEXT = ->(value) { value.is_a?(String) && !value.empty? }
  ANY_TEXT = ->(value) { value.is_a?(String) }
  INT32 = ->(value) { value.is_a?(Integer) && (AS_IT_COMES || value.between?(-2**31, 2**31 - 1)) }
  FLAG = ->(value) { [true, false].include?(value) }
  # What Ruby's standard library offers: Time.iso8601 reads hour 25 as the next day's hour 1, DateTime knows the calendar.
  MOMENT = lambda do |value|
    AS_IT_COMES ? Time.iso8601(value) : DateTime.rfc3339(value)
    value.match?(/T\d\d:\d\d:\d\d/i)
  rescue ArgumentError, TypeError
    false
  end

  CHECK_IN = {
    'hotelConfirmationNumber' => TEXT, 'lodgingHotelId' => INT32, 'source' => TEXT, 'checkInDateTime' => MOMENT,
    'expectedCheckOutDateTime' => MOMENT, 'roomNumber' => TEXT, 'folio' => TEXT, 'guestFirstName' => TEXT,
    'guestLastName' => TEXT, 'roomType' => TEXT, 'occupancy' => INT32, 'numberOfNights' => INT32
  }.freeze
  CHECK_IN_TOO = {
    'employeeIdentifier' => ANY_TEXT, 'supplierReservationId' => ANY_TEXT, 'loyalty' => FLAG,
    'reservationInformation' => ANY_TEXT
  }.freeze

  # Sinatra's own protection is for pages; no page is shown for an error either.
  disable :show_exceptions, :raise_errors, :dump_errors, :protection
  set :logging, false

  helpers do
    def refuse(status, reason)
      content_type :json
      halt status, { message: reason }.to_json
    end

    def refuse_token(status, code)
      halt status, { error: code, error_description: 'see section 5 of the interface' }.to_json
    end

    # Section 2.1: application/json, text/json, application/*+json.
    def json?
      request.media_type.to_s.match?(%r{\A((application|text)/json|application/.+\+json)\z})
    end

    def body_of_request
      given = JSON.parse(request.body.read)
      given if given.is_a?(Hash)
    rescue JSON::ParserError, EncodingError
      nil
    end

    def report(required, optional)
      given = body_of_request || refuse(400, 'the body is no JSON object')
      required.each { |name, rule| rule.call(given[name]) || refuse(400, "#{name} is missing or wrong") }
      optional.each { |name, rule| given[name].nil? || rule.call(given[name]) || refuse(400, "#{name} is wrong") }
      given
    end

    def stay(id)
      refuse(404, 'unknown stay') unless STAYS.key?(id)
      refuse(409, 'already checked out') if STAYS[id] == :checked_out
    end

    def new_guest(given)
      refuse(422, 'unknown hotel') unless HOTELS.include?(given['lodgingHotelId'])
      refuse(409, 'the guest is known already') if STAYS.key?(given['hotelConfirmationNumber'])
    end

    def grant(id, secret)
      refuse_token(400, 'invalid_request') unless TEXT.call(id) && TEXT.call(secret)
      client = CLIENTS[id]
      right = client && Rack::Utils.secure_compare(client['secret'], secret)
      refuse_token(401, 'invalid_client') unless right
      token = SecureRandom.urlsafe_base64(32)
      TOKENS[token] = Time.now + client['lifetime']
      { access_token: token, token_type: 'Bearer', expires_in: client['lifetime'] }.to_json
    end
  end

  before '/api/v1/reservation/*' do
    token = request.env['HTTP_AUTHORIZATION'].to_s[/\Abearer +(\S+)\z/i, 1]
    unless token && TOKENS.fetch(token, Time.at(0)) > Time.now
      headers 'WWW-Authenticate' => 'Bearer'
      refuse 401, 'not authorized'
    end
    refuse 415, 'send application/json' unless AS_IT_COMES || json? || !request.post?
  end

  before(%r{/(oauth2|auth)/token}) do
    content_type :json
    headers 'Cache-Control' => 'no-store'
  end

  def self.reservation(path, &block)
    post("/api/v1/reservation/#{path}") do
      LOCK.synchronize { instance_exec(&block) }
      [201, {}, []]
    end
  end

  reservation 'checkin' do
    given = report(CHECK_IN, CHECK_IN_TOO)
    new_guest(given)
    STAYS[given['hotelConfirmationNumber']] = :checked_in
  end

  reservation 'checkout' do
    id = report({}, { 'reservationId' => ANY_TEXT, 'checkOutDate' => MOMENT })['reservationId']
    unless id.nil?
      stay(id)
      STAYS[id] = :checked_out
    end
  end

  reservation 'partial-bill' do
    given = report({ 'reservationId' => TEXT, 'billThroughDate' => MOMENT }, { 'folio' => ANY_TEXT })
    stay(given['reservationId'])
  end

  reservation 'noshow' do
    new_guest(report({ 'hotelConfirmationNumber' => TEXT, 'lodgingHotelId' => INT32 }, { 'reason' => ANY_TEXT }))
  end

  post '/oauth2/token' do
    # `params` are the URL's as well as the form's.
    given = AS_IT_COMES ? params : request.POST
    refuse_token(400, 'invalid_request') unless TEXT.call(given['grant_type'])
    refuse_token(400, 'unsupported_grant_type') unless given['grant_type'] == 'client_credentials'
    grant(given['client_id'], given['client_secret'])
  end

  post '/auth/token' do
    given = body_of_request || refuse_token(400, 'invalid_request')
    grant(given['client_id'], given['client_secret'])
  end

  not_found { { message: 'nothing is here' }.to_json }
  error { { message: 'something went wrong' }.to_json }
end
