# A hotel system's client in Ruby on Net::HTTP, one connection a call.
require 'json'
require 'net/http'
require 'time'

PATHS = {
  'check-in' => '/api/v1/reservation/checkin',
  'check-out' => '/api/v1/reservation/checkout',
  'partial-bill' => '/api/v1/reservation/partial-bill',
  'no-show' => '/api/v1/reservation/noshow'
}.freeze
TRIES = 5
LOST = [SystemCallError, IOError, Net::OpenTimeout, Net::ReadTimeout, Net::HTTPBadResponse, OpenSSL::SSL::SSLError].freeze

# The machine's time, and what the clock file says the run's clock is ahead.
class Clock
  def initialize(file)
    @file = file
    @lock = Mutex.new
  end

  def now = Time.now.to_f + (@file ? ahead / 1000.0 : 0)

  def pause(seconds)
    return sleep(seconds) unless @file

    moment = now + seconds
    @lock.synchronize do
      left = moment - now
      File.write(@file, (ahead + (left * 1000).ceil).to_s) if left.positive?
    end
  end

  private

  def ahead = File.read(@file).to_i
end

# Reports events, with a token that is kept until it nears its end.
class Client
  def initialize(env)
    @env = env
    @clock = Clock.new(env['LODGING_CLOCK_FILE'])
    @lock = Mutex.new
    @replace_at = 0
  end

  def play(steps, stays)
    steps.each do |step|
      case step['do']
      when 'wait' then @clock.pause(step['seconds'])
      when 'at-once' then step['steps'].map { |each| Thread.new { play([each], stays) } }.each(&:join)
      else report(step['do'], stays.fetch(step['stay']))
      end
    end
  end

  private

  def post(address, type, body, token = nil)
    uri = URI(address)
    request = Net::HTTP::Post.new(uri, 'Content-Type' => type)
    request['Authorization'] = "Bearer #{token}" if token
    request.body = body
    Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https', read_timeout: 15) { |http| http.request(request) }
  end

  def persistently
    tries = 0
    begin
      tries += 1
      reply = yield
      raise IOError, reply.code if (reply.code.to_i >= 500 || reply.code == '429') && tries < TRIES

      reply
    rescue *LOST
      raise if tries == TRIES

      @clock.pause(pause_after(reply, tries))
      reply = nil
      retry
    end
  end

  def pause_after(reply, tries)
    after = reply && reply['Retry-After']
    return 0.5 * 2**(tries - 1) unless after
    return after.to_i + 0.1 if after.match?(/\A\d+\z/)

    [Time.httpdate(after).to_f - @clock.now, 0].max + 0.1
  end

  def token(refused = nil)
    @lock.synchronize do
      @token = nil if @token == refused || @clock.now >= @replace_at
      @token ||= fetch_token
    end
  end

  def fetch_token
    form = URI.encode_www_form('grant_type' => 'client_credentials', 'client_id' => @env['LODGING_CLIENT_ID'],
                               'client_secret' => @env['LODGING_CLIENT_SECRET'])
    reply = persistently { post("#{@env['LODGING_AUTH_URL']}/oauth2/token", 'application/x-www-form-urlencoded', form) }
    raise IOError, "the issuer answered #{reply.code}" unless reply.code == '200'

    members = JSON.parse(reply.body)
    @replace_at = @clock.now + members['expires_in'] * 0.75
    members['access_token']
  end

  def report(what, stay)
    text = JSON.generate(body_of(what, stay).compact)
    used = token
    send = ->(token) { persistently { post(@env['LODGING_BASE_URL'] + PATHS.fetch(what), 'application/json', text, token) } }
    reply = send.call(used)
    reply = send.call(token(used)) if reply.code == '401'
    puts "#{what} of #{stay['name']} -> #{reply.code}"
  rescue *LOST => e
    puts "#{what} of #{stay['name']} could not be reported: #{e.class}"
  end

  # Ruby has no zones of its own: the machine's are asked through TZ.
  def in_zone(local, zone)
    ZONES.synchronize do
      before = ENV.fetch('TZ', nil)
      ENV['TZ'] = zone
      Time.new(*local.scan(/\d+/).map(&:to_i)).xmlschema
    ensure
      ENV['TZ'] = before
    end
  end
  ZONES = Mutex.new

  def body_of(what, stay)
    zone = stay['hotel']['timeZone']
    leaving = in_zone(stay['checkOut'], zone)
    return { 'reservationId' => stay['reservationId'], 'checkOutDate' => leaving } if what == 'check-out'

    common = { 'hotelConfirmationNumber' => stay['hotelConfirmationNumber'], 'lodgingHotelId' => stay['hotel']['id'] }
    return common.merge('billThroughDate' => leaving) if what == 'partial-bill'
    return common.merge('noShowDateTime' => leaving) if what == 'no-show'

    same = %w[employeeIdentifier supplierReservationId source roomNumber folio guestFirstName guestLastName roomType
              occupancy loyalty numberOfNights reservationInformation]
    common.merge(stay.slice(*same), 'checkInDateTime' => in_zone(stay['checkIn'], zone),
                                    'expectedCheckOutDateTime' => in_zone(stay['expectedCheckOut'], zone))
  end
end

scene = JSON.parse(File.read(ENV.fetch('LODGING_SCENE_FILE')))
Client.new(ENV).play(scene['steps'], scene['stays'].to_h { |stay| [stay['name'], stay] })
