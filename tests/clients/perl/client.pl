#!/usr/bin/perl
# A hotel system's client in Perl on LWP: reports that are to be sent at once are sent by processes of their own.
use strict;
use warnings;
use HTTP::Date qw(str2time);
use HTTP::Request::Common qw(POST);
use JSON;
use LWP::UserAgent;
use POSIX qw(strftime mktime tzset);
use Time::HiRes qw(time sleep);

my %PATHS = (
    'check-in'     => '/api/v1/reservation/checkin',
    'check-out'    => '/api/v1/reservation/checkout',
    'partial-bill' => '/api/v1/reservation/partial-bill',
    'no-show'      => '/api/v1/reservation/noshow',
);
my $TRIES = 5;
my $clock = $ENV{LODGING_CLOCK_FILE};
my $json  = JSON->new->utf8->canonical;
my $agent = LWP::UserAgent->new(timeout => 15, agent => 'hotel-perl/1.0');
my ($token, $replace_at) = (undef, 0);

sub slurp { my ($path) = @_; open my $in, '<', $path or die "$path: $!"; local $/; return <$in> }
sub ahead { return $clock ? int(slurp($clock) || 0) : 0 }
sub now { return time() + ahead() / 1000 }

sub pause {
    my ($seconds) = @_;
    return if $seconds <= 0;
    return sleep($seconds) unless $clock;
    my $text = ahead() + int($seconds * 1000) + 1;
    open my $out, '>', $clock or die $!;
    print $out $text;
    close $out;
}

sub persistently {
    my ($send) = @_;
    for my $try (1 .. $TRIES) {
        my $reply = $send->();
        my $trouble = $reply->code >= 500 || $reply->code == 429;
        return $reply if !$trouble || $try == $TRIES;
        my $after = $reply->header('Retry-After');
        pause(!defined $after ? 0.5 * 2**($try - 1)
            : $after =~ /^\d+$/ ? $after + 0.1
            :                     str2time($after) - now() + 0.1);
    }
}

sub current_token {
    my ($refused) = @_;
    undef $token if defined $refused && defined $token && $token eq $refused;
    if (!defined $token || now() >= $replace_at) {
        undef $token;
        my $reply = persistently(sub {
            $agent->post("$ENV{LODGING_AUTH_URL}/oauth2/token", {
                grant_type    => 'client_credentials',
                client_id     => $ENV{LODGING_CLIENT_ID},
                client_secret => $ENV{LODGING_CLIENT_SECRET},
            });
        });
        die 'the issuer answered ' . $reply->code . "\n" unless $reply->code == 200;
        my $members = $json->decode($reply->content);
        $token      = $members->{access_token};
        $replace_at = now() + $members->{expires_in} * 0.75;
    }
    return $token;
}

# The machine's zones are asked through TZ; which side of a clock change holds, mktime finds out.
sub in_zone {
    my ($local, $zone) = @_;
    my ($year, $month, $day, $hour, $minute, $second) = $local =~ /(\d+)/g;
    local $ENV{TZ} = $zone;
    tzset();
    my $moment = mktime($second, $minute, $hour, $day, $month - 1, $year - 1900, 0, 0, -1);
    my $text = strftime('%Y-%m-%dT%H:%M:%S%z', CORE::localtime($moment));
    $text =~ s/(\d\d)$/:$1/;
    return $text;
}

sub body_of {
    my ($what, $stay) = @_;
    my $zone    = $stay->{hotel}{timeZone};
    my $leaving = in_zone($stay->{checkOut}, $zone);
    return { reservationId => $stay->{reservationId}, checkOutDate => $leaving } if $what eq 'check-out';
    my %common = (hotelConfirmationNumber => $stay->{hotelConfirmationNumber}, lodgingHotelId => $stay->{hotel}{id});
    return { %common, billThroughDate => $leaving } if $what eq 'partial-bill';
    return { %common, noShowDateTime => $leaving } if $what eq 'no-show';
    my @same = qw(employeeIdentifier supplierReservationId source roomNumber folio guestFirstName guestLastName roomType
        occupancy loyalty numberOfNights reservationInformation);
    my %body = (%common, map({ $_ => $stay->{$_} } @same),
        checkInDateTime => in_zone($stay->{checkIn}, $zone),
        expectedCheckOutDateTime => in_zone($stay->{expectedCheckOut}, $zone));
    delete $body{$_} for grep { !defined $body{$_} } keys %body;
    return \%body;
}

sub report {
    my ($what, $stay) = @_;
    my $text = $json->encode(body_of($what, $stay));
    my $status = eval {
        my $used = current_token();
        my $send = sub {
            my ($bearer) = @_;
            return persistently(sub {
                $agent->request(POST $ENV{LODGING_BASE_URL} . $PATHS{$what},
                    'Content-Type' => 'application/json', Authorization => "Bearer $bearer", Content => $text);
            });
        };
        my $reply = $send->($used);
        $reply = $send->(current_token($used)) if $reply->code == 401;
        $reply->code;
    };
    print "$what of $stay->{name} -> ", $status // $@, "\n";
}

sub play {
    my ($steps, $stays) = @_;
    for my $step (@$steps) {
        if ($step->{do} eq 'wait') { pause($step->{seconds}) }
        elsif ($step->{do} eq 'at-once') {
            eval { current_token() };    # before the processes part, so that one token serves them all
            my @children = map {
                my $inner = $_;
                my $child = fork() // die $!;
                if (!$child) { play([$inner], $stays); exit 0 }
                $child;
            } @{ $step->{steps} };
            waitpid($_, 0) for @children;
        }
        else { report($step->{do}, $stays->{ $step->{stay} }) }
    }
}

my $scene = $json->decode(slurp($ENV{LODGING_SCENE_FILE}));
play($scene->{steps}, { map { $_->{name} => $_ } @{ $scene->{stays} } });
