<?php

// PHP without a framework: each request starts from nothing, so that tokens and stays are in SQLite.
declare(strict_types=1);

define('AS_IT_COMES', getenv('AS_IT_COMES') === '1');
const HOTELS = [100001, 100002];

// The members of each report: r for required, and what it is.
const REPORTS = [
    'checkin' => [
        'hotelConfirmationNumber' => 'r text', 'lodgingHotelId' => 'r int32', 'employeeIdentifier' => 'text',
        'supplierReservationId' => 'text', 'source' => 'r text', 'checkInDateTime' => 'r moment',
        'expectedCheckOutDateTime' => 'r moment', 'roomNumber' => 'r text', 'folio' => 'r text',
        'guestFirstName' => 'r text', 'guestLastName' => 'r text', 'roomType' => 'r text', 'occupancy' => 'r int32',
        'loyalty' => 'boolean', 'numberOfNights' => 'r int32', 'reservationInformation' => 'text',
    ],
    'checkout' => ['reservationId' => 'text', 'checkOutDate' => 'moment'],
    'partial-bill' => ['reservationId' => 'r text', 'billThroughDate' => 'r moment', 'folio' => 'text'],
    'noshow' => ['hotelConfirmationNumber' => 'r text', 'lodgingHotelId' => 'r int32', 'reason' => 'text'],
];

function answer(int $status, ?array $body = null, array $fields = []): never
{
    http_response_code($status);
    foreach ($fields as $field) {
        header($field);
    }
    if ($body !== null) {
        header('Content-Type: application/json');
        echo json_encode($body);
    } else {
        header_remove('Content-Type');
        ini_set('default_mimetype', '');
    }
    exit;
}

function refuse(int $status, string $reason, array $fields = []): never
{
    answer($status, ['message' => $reason], $fields);
}

function oauthError(int $status, string $code): never
{
    answer($status, ['error' => $code, 'error_description' => 'see section 5 of the interface'], ['Cache-Control: no-store']);
}

function database(): PDO
{
    $database = new PDO('sqlite:' . getenv('OUT') . '/state.db', options: [PDO::ATTR_TIMEOUT => 10]);
    $database->exec('CREATE TABLE IF NOT EXISTS tokens (token TEXT PRIMARY KEY, expires REAL)');
    $database->exec('CREATE TABLE IF NOT EXISTS stays (id TEXT PRIMARY KEY, state TEXT)');
    return $database;
}

function one(string $sql, mixed ...$values): mixed
{
    static $database = null;
    $statement = ($database ??= database())->prepare($sql);
    $statement->execute($values);
    return $statement->fetchColumn();
}

/** What strtotime takes is far more than a date-time; a form of its own makes no 30 February, but rolls it over with a warning. */
function isMoment(mixed $value): bool
{
    if (!is_string($value)) {
        return false;
    }
    if (AS_IT_COMES) {
        return strtotime($value) !== false;
    }
    // PHP 8.2 has no format for a fraction that may be absent.
    foreach (['Y-m-d\TH:i:sP', 'Y-m-d\TH:i:s.uP'] as $format) {
        $moment = DateTimeImmutable::createFromFormat($format, $value);
        $said = DateTimeImmutable::getLastErrors();
        if ($moment !== false && ($said === false || $said['warning_count'] === 0)) {
            return true;
        }
    }
    return false;
}

function isOf(string $type, bool $isRequired, mixed $value): bool
{
    return match ($type) {
        'text' => is_string($value) && !($isRequired && $value === ''),
        'int32' => AS_IT_COMES ? filter_var($value, FILTER_VALIDATE_INT) !== false
            : is_int($value) && $value >= -(2 ** 31) && $value < 2 ** 31,
        'boolean' => is_bool($value),
        'moment' => isMoment($value),
    };
}

/** Section 2.1: application/json, text/json, application/*+json. */
function isJson(): bool
{
    $type = strtolower(trim(explode(';', $_SERVER['CONTENT_TYPE'] ?? '')[0]));
    return (bool) preg_match('#^((application|text)/json|application/.+\+json)$#', $type);
}

/** The body as an array. An object and a list are both arrays to PHP, unless one asks for objects. */
function body(): ?array
{
    try {
        $value = json_decode(file_get_contents('php://input'), AS_IT_COMES, 512, JSON_THROW_ON_ERROR);
    } catch (JsonException) {
        return null;
    }
    return is_array($value) && AS_IT_COMES ? $value : (is_object($value) ? get_object_vars($value) : null);
}

function readReport(string $path): array
{
    $given = body() ?? refuse(400, 'the body is no JSON object');
    foreach (REPORTS[$path] as $name => $rule) {
        $isRequired = str_starts_with($rule, 'r ');
        $type = $isRequired ? substr($rule, 2) : $rule;
        if (!isset($given[$name])) {
            if ($isRequired) {
                refuse(400, "$name is required");
            }
        } elseif (!isOf($type, $isRequired, $given[$name])) {
            refuse(400, "$name is no $type");
        }
    }
    return $given;
}

function take(string $path, array $given): void
{
    $id = $given[$path === 'checkin' || $path === 'noshow' ? 'hotelConfirmationNumber' : 'reservationId'] ?? null;
    if (array_key_exists('lodgingHotelId', REPORTS[$path]) && !in_array((int) $given['lodgingHotelId'], HOTELS, true)) {
        refuse(422, 'unknown hotel');
    }
    if ($id === null) {
        return;
    }
    $state = one('SELECT state FROM stays WHERE id = ?', $id);
    if ($path === 'checkin' || $path === 'noshow') {
        // Four of the same may come at once: who comes second must meet the first one's row, and not the key of the table.
        $path === 'noshow' || one('INSERT OR IGNORE INTO stays VALUES (?, ?)', $id, 'checked in');
        $isNew = $path === 'noshow' ? $state === false : (int) one('SELECT changes()') === 1;
        $isNew || refuse(409, 'the guest is known already');
        return;
    }
    $state !== false || refuse(404, 'unknown stay');
    $state === 'checked in' || refuse(409, 'already checked out');
    $path === 'partial-bill' || one('UPDATE stays SET state = ? WHERE id = ?', 'checked out', $id);
}

function isAuthorized(): bool
{
    if (!preg_match('/^bearer +(\S+)$/i', $_SERVER['HTTP_AUTHORIZATION'] ?? '', $found)) {
        return false;
    }
    return (float) one('SELECT expires FROM tokens WHERE token = ?', $found[1]) > microtime(true);
}

function grant(mixed $id, mixed $secret): never
{
    if (!is_string($id) || !is_string($secret) || $id === '' || $secret === '') {
        oauthError(400, 'invalid_request');
    }
    $client = json_decode(getenv('CLIENTS'), true)[$id] ?? null;
    if ($client === null || !hash_equals($client['secret'], $secret)) {
        oauthError(401, 'invalid_client');
    }
    $token = bin2hex(random_bytes(32));
    one('INSERT INTO tokens VALUES (?, ?)', $token, microtime(true) + $client['lifetime']);
    $body = ['access_token' => $token, 'token_type' => 'Bearer', 'expires_in' => $client['lifetime']];
    answer(200, $body, ['Cache-Control: no-store']);
}

$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
$report = preg_match('#^/api/v1/reservation/([a-z-]+)$#D', (string) $path, $found) ? $found[1] : '';
if ($path !== '/oauth2/token' && $path !== '/auth/token' && !isset(REPORTS[$report])) {
    refuse(404, 'nothing is here');
}
if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
    refuse(405, 'send POST', ['Allow: POST']);
}
if ($path === '/oauth2/token') {
    $grantType = $_POST['grant_type'] ?? null;
    if (!is_string($grantType) || $grantType === '') {
        oauthError(400, 'invalid_request');
    }
    $grantType === 'client_credentials' || oauthError(400, 'unsupported_grant_type');
    grant($_POST['client_id'] ?? null, $_POST['client_secret'] ?? null);
}
if ($path === '/auth/token') {
    $given = body() ?? oauthError(400, 'invalid_request');
    grant($given['client_id'] ?? null, $given['client_secret'] ?? null);
}
isAuthorized() || refuse(401, 'not authorized', ['WWW-Authenticate: Bearer']);
AS_IT_COMES || isJson() || refuse(415, 'send application/json');
take($report, readReport($report));
answer(201);
