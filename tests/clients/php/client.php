<?php
// A hotel system's client in PHP on Guzzle, with Guzzle's own retry middleware.
require '/usr/share/php/GuzzleHttp/autoload.php';

use GuzzleHttp\Client;
use GuzzleHttp\Exception\GuzzleException;
use GuzzleHttp\Exception\ConnectException;
use GuzzleHttp\HandlerStack;
use GuzzleHttp\Middleware;
use GuzzleHttp\Promise\Utils;

const PATHS = [
    'check-in' => '/api/v1/reservation/checkin',
    'check-out' => '/api/v1/reservation/checkout',
    'partial-bill' => '/api/v1/reservation/partial-bill',
    'no-show' => '/api/v1/reservation/noshow',
];

function ahead(): int
{
    $file = getenv('LODGING_CLOCK_FILE');
    return $file ? (int) file_get_contents($file) : 0;
}

function now(): float
{
    return microtime(true) + ahead() / 1000;
}

function pause(float $seconds): void
{
    $file = getenv('LODGING_CLOCK_FILE');
    if (!$file) {
        usleep((int) ($seconds * 1e6));
    } elseif ($seconds > 0) {
        file_put_contents($file, (string) (ahead() + (int) ceil($seconds * 1000)));
    }
}

function http(): Client
{
    static $client;
    if ($client) {
        return $client;
    }
    $decide = fn ($tried, $request, $reply = null, $error = null) => $tried < 4
        && ($error instanceof ConnectException || $error instanceof \GuzzleHttp\Exception\RequestException
            || ($reply && ($reply->getStatusCode() >= 500 || $reply->getStatusCode() === 429)));
    // Guzzle would sleep itself: the pause is made here, by the clock of the run, and Guzzle has nothing left to wait for.
    $delay = function ($tried, $reply = null) {
        $after = $reply ? $reply->getHeaderLine('Retry-After') : '';
        $seconds = $after === '' ? 0.5 * 2 ** ($tried - 1)
            : (is_numeric($after) ? (int) $after + 0.1 : strtotime($after) - now() + 0.1);
        pause($seconds);
        return 0;
    };
    $stack = HandlerStack::create();
    $stack->push(Middleware::retry($decide, $delay));
    return $client = new Client(['handler' => $stack, 'http_errors' => false, 'timeout' => 15]);
}

function token(?string $refused = null): string
{
    static $token, $replaceAt = 0.0;
    if ($token === $refused) {
        $token = null;
    }
    if ($token === null || now() >= $replaceAt) {
        $token = null;
        $reply = http()->post(getenv('LODGING_AUTH_URL') . '/oauth2/token', ['allow_redirects' => false, 'form_params' => [
            'grant_type' => 'client_credentials',
            'client_id' => getenv('LODGING_CLIENT_ID'),
            'client_secret' => getenv('LODGING_CLIENT_SECRET'),
        ]]);
        $members = json_decode((string) $reply->getBody(), true);
        if ($reply->getStatusCode() !== 200 || !isset($members['access_token'])) {
            throw new RuntimeException('the issuer answered ' . $reply->getStatusCode());
        }
        $token = $members['access_token'];
        $replaceAt = now() + $members['expires_in'] * 0.75;
    }
    return $token;
}

function inZone(string $local, string $zone): string
{
    return (new DateTimeImmutable($local, new DateTimeZone($zone)))->format(DATE_ATOM);
}

function body(string $what, array $stay): array
{
    $zone = $stay['hotel']['timeZone'];
    $leaving = inZone($stay['checkOut'], $zone);
    if ($what === 'check-out') {
        return ['reservationId' => $stay['reservationId'], 'checkOutDate' => $leaving];
    }
    $common = ['hotelConfirmationNumber' => $stay['hotelConfirmationNumber'], 'lodgingHotelId' => $stay['hotel']['id']];
    if ($what === 'partial-bill') {
        return $common + ['billThroughDate' => $leaving];
    }
    if ($what === 'no-show') {
        return $common + ['noShowDateTime' => $leaving];
    }
    $same = ['employeeIdentifier', 'supplierReservationId', 'source', 'roomNumber', 'folio', 'guestFirstName', 'guestLastName',
        'roomType', 'occupancy', 'loyalty', 'numberOfNights', 'reservationInformation'];
    $times = ['checkInDateTime' => inZone($stay['checkIn'], $zone), 'expectedCheckOutDateTime' => inZone($stay['expectedCheckOut'], $zone)];
    return array_filter($common + array_intersect_key($stay, array_flip($same)) + $times, fn ($value) => $value !== null);
}

function send(string $what, array $stay, string $token)
{
    return http()->postAsync(getenv('LODGING_BASE_URL') . PATHS[$what], [
        'json' => body($what, $stay),
        'headers' => ['Authorization' => "Bearer $token"],
        'allow_redirects' => false,
    ]);
}

/** @param array<array{0: string, 1: array}> $reports sent side by side */
function report(array $reports): void
{
    try {
        $token = token();
        $replies = Utils::settle(array_map(fn ($each) => send($each[0], $each[1], $token), $reports))->wait();
        foreach ($replies as $at => $reply) {
            [$what, $stay] = $reports[$at];
            $status = isset($reply['value']) ? $reply['value']->getStatusCode() : 0;
            if ($status === 401) {
                $status = send($what, $stay, token($token))->wait()->getStatusCode();
            }
            echo "$what of {$stay['name']} -> $status\n";
        }
    } catch (GuzzleException | RuntimeException $error) {
        echo "{$reports[0][0]} could not be reported: {$error->getMessage()}\n";
    }
}

$scene = json_decode(file_get_contents(getenv('LODGING_SCENE_FILE')), true, 512, JSON_THROW_ON_ERROR);
$stays = array_column($scene['stays'], null, 'name');
foreach ($scene['steps'] as $step) {
    if ($step['do'] === 'wait') {
        pause($step['seconds']);
    } else {
        $steps = $step['do'] === 'at-once' ? $step['steps'] : [$step];
        report(array_map(fn ($each) => [$each['do'], $stays[$each['stay']]], $steps));
    }
}
