# frozen_string_literal: true

require 'logger'
require 'rails'
require 'action_controller/railtie'
require_relative 'reports'

# Rails as an API, without a database; opaque tokens.
class Service < Rails::Application
  config.load_defaults 6.1
  config.api_only = true
  config.eager_load = false
  config.hosts.clear
  config.secret_key_base = 'for tests only'
  config.logger = Logger.new(nil)
  config.root = __dir__
  config.paths['log'] = File::NULL
  # An error is answered as what the client accepts, or as JSON.
  config.action_dispatch.show_exceptions = true
  config.consider_all_requests_local = false
end

# Rails knows application/json, and a few other names for it, none of which is in section 2.1.
unless Report::AS_IT_COMES
  Mime::Type.unregister(:json)
  Mime::Type.register('application/json', :json, %w[text/json])
end

class TokensController < ActionController::API
  wrap_parameters false
  CLIENTS = JSON.parse(ENV.fetch('CLIENTS'))
  TOKENS = {}
  before_action { response.headers['Cache-Control'] = 'no-store' }
  unless Report::AS_IT_COMES
    rescue_from(ActionDispatch::Http::Parameters::ParseError, ActionController::BadRequest) { refuse(400, 'invalid_request') }
  end

  def self.good?(token)
    token.present? && TOKENS.fetch(token, Time.at(0)) > Time.now
  end

  def by_form
    grant_type = given[:grant_type]
    return refuse(400, 'invalid_request') unless grant_type.is_a?(String) && grant_type.present?
    return refuse(400, 'unsupported_grant_type') unless grant_type == 'client_credentials'

    grant
  end

  def by_json
    grant
  end

  private

  # `params` are the URL's as well as the body's.
  def given
    Report::AS_IT_COMES ? params : request.request_parameters.with_indifferent_access
  end

  def grant
    id, secret = given.values_at(:client_id, :client_secret)
    return refuse(400, 'invalid_request') unless [id, secret].all? { |each| each.is_a?(String) && each.present? }

    client = CLIENTS[id]
    right = client && ActiveSupport::SecurityUtils.secure_compare(client['secret'], secret)
    return refuse(401, 'invalid_client') unless right

    token = SecureRandom.urlsafe_base64(32)
    TOKENS[token] = Time.now + client['lifetime']
    render json: { access_token: token, token_type: 'Bearer', expires_in: client['lifetime'] }
  end

  def refuse(status, code)
    render status: status, json: { error: code, error_description: 'see section 5 of the interface' }
  end
end

class ReservationsController < ActionController::API
  wrap_parameters false
  before_action :authorize
  before_action :want_json, unless: -> { Report::AS_IT_COMES }
  rescue_from(Report::Refused) { |error| refuse(error.status, error.message) }
  unless Report::AS_IT_COMES
    rescue_from(ActionDispatch::Http::Parameters::ParseError, ActionController::BadRequest) { refuse(400, 'malformed') }
  end

  def checkin
    take(CheckIn)
  end

  def checkout
    take(CheckOut)
  end

  def partial_bill
    take(PartialBill)
  end

  def noshow
    take(NoShow)
  end

  private

  def authorize
    token = request.authorization.to_s[/\Abearer +(\S+)\z/i, 1]
    return if TokensController.good?(token)

    response.headers['WWW-Authenticate'] = 'Bearer'
    refuse(401, 'not authorized')
  end

  def want_json
    type = request.media_type.to_s
    refuse(415, 'send application/json') unless type.match?(%r{\A((application|text)/json|application/.+\+json)\z}i)
  end

  # Of application/*+json Rails reads only what has been registered under a name.
  def given
    return request.request_parameters if Report::AS_IT_COMES

    parsed = JSON.parse(request.raw_post)
    parsed.is_a?(Hash) ? parsed : raise(ActionController::BadRequest)
  rescue JSON::ParserError, EncodingError
    raise ActionController::BadRequest
  end

  def take(type)
    report = type.of(given)
    return render(status: 400, json: { errors: report.errors.messages }) unless report.valid?

    Report::LOCK.synchronize { report.take }
    head :created
  end

  def refuse(status, reason)
    render status: status, json: { message: reason }
  end
end

Service.initialize!
Service.routes.draw do
  post 'oauth2/token', to: 'tokens#by_form'
  post 'auth/token', to: 'tokens#by_json'
  scope 'api/v1/reservation', controller: :reservations do
    post :checkin
    post :checkout
    post 'partial-bill', action: :partial_bill
    post :noshow
  end
end
