# frozen_string_literal: true

require 'active_model'

# A report with Rails' own validations.
class Report
  include ActiveModel::Model

  AS_IT_COMES = ENV['AS_IT_COMES'] == '1'
  HOTELS = [100_001, 100_002].freeze
  STAYS = {}
  LOCK = Mutex.new
  # Why a report that is well-formed is not accepted.
  class Refused < StandardError
    attr_reader :status

    def initialize(status, reason)
      super(reason)
      @status = status
    end
  end

  class << self
    attr_reader :members

    # Declares a member; with the options also what type it is of, which Rails' validations do not ask.
    def member(name, kind, required: true)
      (@members ||= []) << name.to_s
      attr_accessor name

      validates name, presence: true, if: -> { required && kind != :flag }
      validates name, numericality: { only_integer: true }, if: -> { kind == :integer }
      validate { Report.check(self, name, kind) unless AS_IT_COMES || send(name).nil? }
      validate { errors.add(name, 'is no date') unless send(name).nil? || Report.date?(send(name)) } if kind == :moment
    end

    def check(report, name, kind)
      value = report.send(name)
      right = case kind
              when :text then value.is_a?(String)
              when :integer then value.is_a?(Integer) && value.between?(-2**31, 2**31 - 1)
              when :flag then [true, false].include?(value)
              when :moment then value.is_a?(String)
              end
      report.errors.add(name, "is no #{kind}") unless right
    end

    # Time.zone.parse, as Rails' guide has it, fills in what is missing; DateTime.rfc3339 wants all of it.
    def date?(value)
      AS_IT_COMES ? !Time.zone.parse(value).nil? : DateTime.rfc3339(value).present?
    rescue ArgumentError, TypeError
      false
    end

    # Members that are not known are ignored.
    def of(given)
      new(given.slice(*members))
    end
  end

  def known_stay(id)
    raise Refused.new(404, 'unknown stay') unless STAYS.key?(id)
    raise Refused.new(409, 'already checked out') if STAYS[id] == :checked_out
  end

  def new_guest
    raise Refused.new(422, 'unknown hotel') unless HOTELS.include?(lodgingHotelId.to_i)
    raise Refused.new(409, 'the guest is known already') if STAYS.key?(hotelConfirmationNumber)
  end
end

class CheckIn < Report
  %i[hotelConfirmationNumber source roomNumber folio guestFirstName guestLastName roomType].each { |name| member name, :text }
  %i[lodgingHotelId occupancy numberOfNights].each { |name| member name, :integer }
  %i[checkInDateTime expectedCheckOutDateTime].each { |name| member name, :moment }
  %i[employeeIdentifier supplierReservationId reservationInformation].each { |name| member name, :text, required: false }
  member :loyalty, :flag, required: false

  def take
    new_guest
    STAYS[hotelConfirmationNumber] = :checked_in
  end
end

class CheckOut < Report
  member :reservationId, :text, required: false
  member :checkOutDate, :moment, required: false

  def take
    return if reservationId.nil?

    known_stay(reservationId)
    STAYS[reservationId] = :checked_out
  end
end

class PartialBill < Report
  member :reservationId, :text
  member :billThroughDate, :moment
  member :folio, :text, required: false

  def take
    known_stay(reservationId)
  end
end

class NoShow < Report
  member :hotelConfirmationNumber, :text
  member :lodgingHotelId, :integer
  member :reason, :text, required: false

  def take
    new_guest
  end
end
