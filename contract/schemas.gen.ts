// npm run generate makes it from the schemas in contract/.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The document does not show this body; a profile may. */
        readonly NotShown: unknown;
        readonly TokenFormRequest: {
            /** @constant */
            readonly grant_type: "client_credentials";
            /** @description The OAuth 2.0 client ID. */
            readonly client_id: string;
            /** @description The OAuth 2.0 client secret. */
            readonly client_secret: string;
        };
        readonly TokenFormReply: {
            /** @description Bearer token for the Authorization header. */
            readonly access_token: string;
            /** @description Lifetime in seconds, typically 3600. */
            readonly expires_in: number;
            /** @description Always Bearer. */
            readonly token_type: string;
        };
        readonly TokenJsonRequest: {
            readonly client_id: string;
            readonly client_secret: string;
        };
        readonly TokenJsonReply: {
            readonly access_token: string;
            /** @description Lifetime in seconds, typically 3600. */
            readonly expires_in: number;
        };
        readonly TokenError: {
            /** @description OAuth 2.0 error code. */
            readonly error: string;
            /** @description Human-readable detail. */
            readonly error_description: string;
        };
        readonly CheckInRequest: {
            /** @description The confirmation number given to the service for the stay. */
            readonly hotelConfirmationNumber: string;
            /**
             * Format: int32
             * @description The service's hotel identifier.
             */
            readonly lodgingHotelId: number;
            /** @description Badge number, member ID or card ID. */
            readonly employeeIdentifier?: string | null;
            /** @description Supplier's reservation id. */
            readonly supplierReservationId?: string | null;
            /** @description Source of the reservation. */
            readonly source: string;
            /**
             * Format: date-time
             * @description In the hotel's timezone, with UTC offset.
             */
            readonly checkInDateTime: string;
            /**
             * Format: date-time
             * @description In the hotel's timezone, with UTC offset.
             */
            readonly expectedCheckOutDateTime: string;
            readonly roomNumber: string;
            /** @description Folio number. */
            readonly folio: string;
            readonly guestFirstName: string;
            readonly guestLastName: string;
            /** @description Described as Single or Double. */
            readonly roomType: string;
            /**
             * Format: int32
             * @description Number of guests in the room.
             */
            readonly occupancy: number;
            /** @description Whether loyalty was used. */
            readonly loyalty?: boolean | null;
            /**
             * Format: int32
             * @description Number of nights of the stay.
             */
            readonly numberOfNights: number;
            /** @description Additional reservation information. */
            readonly reservationInformation?: string | null;
        };
        /** @description The reference form. Neither field is marked required. An older form (reservation_id, check_out_date as YYYY-MM-DD) appears in the quick start. */
        readonly CheckOutRequest: {
            /** @description The service's reservation id. */
            readonly reservationId?: string | null;
            /**
             * Format: date-time
             * @description Check-out date and time, with UTC offset.
             */
            readonly checkOutDate?: string;
        };
        /** @description The older form of the quick-start guide (section 2.2). A tolerant implementation may accept it. */
        readonly CheckOutOlderRequest: {
            readonly reservation_id?: string;
            /** Format: date */
            readonly check_out_date?: string;
        };
        /**
         * Known failures
         * @description What is known to fail, who fixes it, and until when: `npx lodging-certification certify --baseline FILE` then ends with 1 only for new failures. YAML or JSON.
         */
        readonly baseline: readonly {
            /** @description The id of an instance, or of a requirement for all its instances. */
            readonly id: string;
            /** @description Why it fails, or where that is tracked. */
            readonly reason: string;
            /** @description Who fixes it. */
            readonly owner: string;
            /**
             * Format: date
             * @description The last day, in UTC, on which it is expected to fail.
             */
            readonly expires: string;
        }[];
        /**
         * Certificate
         * @description What a certificate says: a Verifiable Credential (VC Data Model 2.0) that is secured as a JWT (vc+jwt, EdDSA), and can be revoked by a Bitstring Status List. It says nothing about a person.
         */
        readonly certificate: {
            readonly "@context": components["schemas"]["certificate.context"];
            readonly id: string;
            /** @constant */
            readonly type: [
                "VerifiableCredential",
                "LodgingCertificate"
            ];
            readonly name: string;
            readonly issuer: string;
            readonly validFrom: components["schemas"]["challenge.moment"];
            readonly validUntil: components["schemas"]["challenge.moment"];
            readonly credentialSubject: {
                /** @constant */
                readonly type: "CertifiedProduct";
                readonly product: Exclude<components["schemas"]["certification"]["product"], undefined>;
                /** @enum {unknown} */
                readonly subject: "service" | "client";
                /**
                 * @description Who answered the calls of the run: one against a mock says nothing about a sandbox.
                 * @enum {unknown}
                 */
                readonly answeredBy: "sandbox" | "mock" | "stand-in" | "upstream" | "har";
                readonly claims: readonly string[];
                readonly profile?: {
                    readonly name?: string;
                    readonly digest: components["schemas"]["register.digest"];
                };
                readonly suite: {
                    readonly version: string;
                    readonly digest: components["schemas"]["register.digest"];
                };
                /** @description The level of proof, and what it proves and leaves open. */
                readonly proof: {
                    readonly level: number;
                    readonly statement: string;
                };
                /** @description Requirements that are not met and were excused, each until its last day. */
                readonly waivers: readonly {
                    readonly requirement: string;
                    /** Format: date */
                    readonly expires: string;
                }[];
                /** @description SHA-256 of the earlier submission that this one, a delta run, completes: both together were judged. */
                readonly completes?: components["schemas"]["register.digest"];
                /** @description SHA-256 of the submission. */
                readonly submission: components["schemas"]["register.digest"];
                readonly entry: components["schemas"]["certificate.entry"];
            };
            readonly credentialStatus: {
                /** @constant */
                readonly type: "BitstringStatusListEntry";
                /** @constant */
                readonly statusPurpose: "revocation";
                readonly statusListIndex: string;
                readonly statusListCredential: string;
            };
        };
        /**
         * @description The data model's own, and one for the members that are ours.
         * @constant
         */
        readonly "certificate.context": [
            "https://www.w3.org/ns/credentials/v2",
            {
                "@vocab": "urn:lodging-certification:certificate:v1#";
            }
        ];
        /** @description An entry of the register, by its number and the SHA-256 of its file. */
        readonly "certificate.entry": {
            readonly number: number;
            readonly digest: components["schemas"]["register.digest"];
        };
        /** @description The list of revoked certificates: a BitstringStatusListCredential, and how far the register was when it was written. */
        readonly "certificate.statusList": {
            readonly "@context": components["schemas"]["certificate.context"];
            readonly id: string;
            /** @constant */
            readonly type: [
                "VerifiableCredential",
                "BitstringStatusListCredential"
            ];
            readonly issuer: string;
            readonly validFrom: components["schemas"]["challenge.moment"];
            readonly validUntil: components["schemas"]["challenge.moment"];
            readonly credentialSubject: {
                readonly id: string;
                /** @constant */
                readonly type: "BitstringStatusList";
                /** @constant */
                readonly statusPurpose: "revocation";
                readonly encodedList: string;
                readonly ttl: number;
                /** @description The last entry that it follows from. */
                readonly entry: components["schemas"]["certificate.entry"];
            };
        };
        /**
         * certification.yaml
         * @description What is certified, with which test values and at which pace. Every key is optional.
         */
        readonly certification: {
            /** @description The product to certify; the submission names it. */
            readonly product?: {
                readonly name: string;
                /** @description Quote it: 1.10 without quotes is the number 1.1. */
                readonly version: string;
                readonly vendor: string;
            };
            /** @description What the product supports. Default: both token variants and the four operations; for the embedded mock also the older check-out form. */
            readonly claims?: readonly components["schemas"]["certification.claim"][];
            /** @description The test values that you bring. */
            readonly values?: {
                /** @description Hotels to report for, with the IANA time zone in which their times are given. At most 10000. Everything that depends on a hotel is tried at the first hotel of each time zone (six requests); at each other hotel, a check-in and a check-out. Instead of the list, the path of a CSV file with the columns id and timeZone. Default: LODGING_HOTEL_ID, in LODGING_HOTEL_TIME_ZONE. */
                readonly hotels?: readonly {
                    /** Format: int32 */
                    readonly id: number;
                    /** Format: time-zone */
                    readonly timeZone: string;
                }[] | string;
                /** @description Stays that the provider gave you; each is used once in a run, and its members replace those that the suite would make up. Default: none; the suite makes up stays. */
                readonly stays?: readonly {
                    readonly hotelConfirmationNumber?: string;
                    /** Format: int32 */
                    readonly lodgingHotelId?: number;
                    readonly employeeIdentifier?: string | null;
                    readonly supplierReservationId?: string | null;
                    readonly source?: string;
                    /** Format: date-time */
                    readonly checkInDateTime?: string;
                    /** Format: date-time */
                    readonly expectedCheckOutDateTime?: string;
                    readonly roomNumber?: string;
                    readonly folio?: string;
                    readonly guestFirstName?: string;
                    readonly guestLastName?: string;
                    readonly roomType?: string;
                    /** Format: int32 */
                    readonly occupancy?: number;
                    readonly loyalty?: boolean | null;
                    /** Format: int32 */
                    readonly numberOfNights?: number;
                    readonly reservationInformation?: string | null;
                }[];
                /**
                 * @description Where the reservation id of a check-out comes from; the interface document shows none in the check-in's reply. Default: hotel-confirmation-number; if the service then refuses a check-out, that is a missing value, not a failure.
                 * @enum {unknown}
                 */
                readonly reservationIdFrom?: "location-header" | "hotel-confirmation-number" | "supplier-reservation-id" | "list" | "omitted";
                /** @description Reservation ids for `reservationIdFrom: list`; each is used once in a run. */
                readonly reservationIds?: readonly string[];
                /** @description How long your sandbox may take to show a check-in to later reports of the same stay: a report that is refused sooner (404, 409, 422) is sent once more after that time. Default: 2. The preflight says how long the service needs. */
                readonly settleSeconds?: number;
            };
            /** @description How fast the service is called. A 429 is waited out as well. */
            readonly pace?: {
                /** @description Default: the profile's rate limit, else 10; a mock on this machine is called without a limit. */
                readonly requestsPerSecond?: number;
                /** @description How many requests are under way at once. Default: 4; 8 for a mock on this machine. */
                readonly concurrency?: number;
                /** @description The run is stopped, and incomplete, after this time. Default: 15 minutes plus two seconds for each request of the plan, more if the pace is slower; it is printed before the first request. */
                readonly longestMinutes?: number;
            };
            readonly network?: {
                /**
                 * Format: proxy-address
                 * @description Proxy for https, without user name and password (put these in HTTPS_PROXY). Default: HTTPS_PROXY, except for hosts in NO_PROXY.
                 */
                readonly proxy?: string;
                /** @description How long a reply may take, in milliseconds. Default: 10000. */
                readonly timeoutMs?: number;
            };
        };
        /** @enum {unknown} */
        readonly "certification.operation": "token-form" | "token-json" | "check-in" | "check-out" | "partial-bill" | "no-show";
        /** @enum {unknown} */
        readonly "certification.claim": "token-form" | "token-json" | "check-in" | "check-out" | "partial-bill" | "no-show" | "older-check-out";
        /**
         * Challenge
         * @description The payload of challenge.dsse.json, of the type application/vnd.lodging-certification.challenge+json: what a provider signs so that one client makes a run within a period of at most 90 days. `npx lodging-certification challenge` makes one. The envelope is signed by a key that signs no submissions.
         */
        readonly challenge: {
            /** @description 128 random bits or more, used once: 32 hexadecimal digits or more, or 22 characters of base64url or more. A nonce of only hexadecimal digits is read as hexadecimal. */
            readonly nonce: string;
            /** @description The client ID of the party that is challenged. */
            readonly clientId: string;
            /** @description The run begins at this moment or later. */
            readonly validFrom: components["schemas"]["challenge.moment"];
            /** @description The run ends at this moment or before; after validFrom, and at most 90 days later. */
            readonly validUntil: components["schemas"]["challenge.moment"];
        };
        /**
         * Format: date-time
         * @description An existing moment in UTC, by RFC 3339, with milliseconds.
         */
        readonly "challenge.moment": string;
        /**
         * desk.yaml
         * @description What a provider's desk requires of a submission, whom it trusts, and where it keeps its register. Every key is optional; paths are relative to the file.
         */
        readonly desk: {
            /** @description Whose signatures count: lists of paths to Ed25519 public keys, as `npx lodging-certification keygen` writes them. A party that signs submissions is under test, and cannot be in any other list. */
            readonly trust?: {
                /** @description Who issues challenges (level 1). */
                readonly issuers?: components["schemas"]["desk.keys"];
                /** @description Integrators whose signature is known. If set, a submission that neither they nor a witness signed is a deviation. */
                readonly signers?: components["schemas"]["desk.keys"];
                /** @description Who makes runs as a witness (level 3). */
                readonly witnesses?: components["schemas"]["desk.keys"];
                /** @description Who signs that a submission matches the provider's own log (level 2). */
                readonly matchers?: components["schemas"]["desk.keys"];
                /** @description Who signs decisions and waivers. */
                readonly deciders?: components["schemas"]["desk.keys"];
            };
            /** @description Which runs are accepted: of a service, of a client, or both (default). A run against your own sandbox says nothing about the integrator's product. */
            readonly subjects?: readonly ("service" | "client")[];
            /** @description The level of proof required for each subject: 0 self-declared, 1 dated, 2 matched, 3 witnessed. */
            readonly level?: {
                readonly service?: components["schemas"]["desk.level"];
                readonly client?: components["schemas"]["desk.level"];
            };
            /**
             * @description What a service's run must be made against.
             * @enum {unknown}
             */
            readonly environment?: "sandbox" | "mock";
            /** @description The hosts that a service's run may call, including its token issuer: `host` or `host:port`. */
            readonly hosts?: readonly string[];
            /** @description The profile that runs must be made with: the file that you published, or its name and SHA-256 as `desk verify` prints them. */
            readonly profile?: {
                readonly file?: components["schemas"]["desk.path"];
                readonly name?: string;
                readonly digest?: components["schemas"]["desk.digest"];
            };
            /** @description The claims that a run must make; it may make more. */
            readonly claims?: readonly components["schemas"]["certification.claim"][];
            /** @description The hotels that a run reports for. */
            readonly hotels?: {
                readonly least?: components["schemas"]["desk.count"];
                /** @description The only hotels allowed, with their zones if these must match. */
                readonly allowed?: readonly {
                    /** Format: int32 */
                    readonly id: number;
                    /** Format: time-zone */
                    readonly timeZone?: string;
                }[];
            };
            /** @description The time zones of these hotels. */
            readonly zones?: {
                /** @description The least number of different ones. */
                readonly least?: components["schemas"]["desk.count"];
                /** @description Whether one of them must have an offset other than zero at the time of the run: otherwise wrong offsets go unnoticed. */
                readonly awayFromUtc?: boolean;
            };
            /** @description The releases of the suite that runs may be made with: a folder with the unpacked package of each, which then judges its own runs; or a list of versions, each with the SHA-256 that its runs name (`desk verify --json` prints it as `suite`). */
            readonly releases?: string | readonly {
                readonly version: string;
                readonly digest: components["schemas"]["desk.digest"];
            }[];
            /** @description How many days ago a run may have ended. */
            readonly age?: number;
            /** @description Signed lists of what may fail, for whom and until when (`desk waive` signs one): paths to DSSE envelopes by a key of `trust.deciders`. */
            readonly waivers?: readonly components["schemas"]["desk.path"][];
            /** @description The folder of the register of decisions. */
            readonly register?: components["schemas"]["desk.path"];
            /** @description The Ed25519 private key that signs matches, decisions, waivers and certificates unless `--key` names another. Its public key is in `trust.deciders` and `trust.matchers`. Challenges and witnessed runs have their own keys (`challenge --key`, `desk serve --key`). */
            readonly key?: components["schemas"]["desk.path"];
            /**
             * Format: address
             * @description Your address, which certificates name, and below which the list of revoked ones is published.
             */
            readonly url?: string;
        };
        readonly "desk.path": string;
        readonly "desk.keys": readonly components["schemas"]["desk.path"][];
        readonly "desk.level": number;
        readonly "desk.count": number;
        readonly "desk.digest": string;
        /** @description What `desk waive` signs. YAML or JSON. */
        readonly "desk.waivers": readonly {
            /** @description The id of an instance, or of a requirement for all its instances. */
            readonly id: string;
            /** @description Why it may fail. */
            readonly reason: string;
            /** @description Who is responsible. */
            readonly owner: string;
            /**
             * Format: date
             * @description The last day, in UTC, on which it may fail.
             */
            readonly expires: string;
            /** @description The client IDs that it applies to. Default: all. */
            readonly clientIds?: readonly string[];
        }[];
        /**
         * DSSE envelope
         * @description attestation.dsse.json and challenge.dsse.json: a payload with its signatures (Dead Simple Signing Envelope 1.0.2, Ed25519), as JSON with two blanks of indentation, these members in this order, and a line feed at the end; at most 2 MiB, for a challenge 16 KiB.
         */
        readonly envelope: {
            /** @description What the payload is; signed with it. */
            readonly payloadType: string;
            /** @description Base64 (RFC 4648 §4, with padding, unused bits zero). */
            readonly payload: string;
            /** @description Each key once; none: unsigned. */
            readonly signatures: readonly {
                /** @description SHA-256 of the public key's SPKI bytes. */
                readonly keyid: string;
                /** @description 64 bytes in base64 (RFC 8032 §5.1.6). */
                readonly sig: string;
                /** @description SPKI in PEM (RFC 8410): a point of the curve in its one encoding, and not of small order. It makes nobody trusted. */
                readonly publicKey: string;
            }[];
        };
        /**
         * A line of evidence.ndjson
         * @description One exchange: a request, and its reply or failure. Secrets are replaced by placeholders. A line has at most 1 MiB, and there are at most 25,000 of them.
         */
        readonly exchange: {
            /** @description What was sent: OPERATION/DIGEST, preflight/NAME or token/NUMBER, with /arrival or #NUMBER for one of several; after DIGEST ~2 if it replaced what the run was interrupted in, or reports that were repeated while the service was down. */
            readonly id: string;
            /** @description Order of their ends within the run, from 1. */
            readonly seq: number;
            /** @description As it was sent. */
            readonly request: {
                readonly operation: components["schemas"]["certification.operation"];
                readonly method: string;
                readonly url: string;
                readonly headers: components["schemas"]["exchange.headers"];
                readonly body: null | components["schemas"]["exchange.body"];
                /** @description Requests of one name went over one connection that no others used. */
                readonly connection?: string;
            };
            /** @description As it was received; null if there was none. */
            readonly reply: {
                readonly status: number;
                /** @description The reason phrase. */
                readonly reason: string;
                readonly headers: components["schemas"]["exchange.headers"];
                readonly body: components["schemas"]["exchange.body"];
            } | null;
            /** @description Why there is no reply; null if there is one. */
            readonly failure: {
                /** @enum {unknown} */
                readonly kind: "dns" | "refused" | "reset" | "timeout" | "tls" | "proxy" | "not-sent" | "no-token" | "not-alterable" | "not-sendable" | "pool-exhausted" | "no-reservation-id" | "framing" | "network";
                /** @description One sentence. */
                readonly message: string;
            } | null;
            readonly sentAt: components["schemas"]["run.moment"];
            /** @description From the request to the end of the reply, in milliseconds. */
            readonly durationMs: number;
            /** @description The tokens that were taken out of the reply. */
            readonly issued: readonly {
                /**
                 * @description What keeps a client from using it safely: no header field can carry it, it is short enough to be guessed, or it contains the client secret.
                 * @enum {unknown}
                 */
                readonly flaw?: "unsendable" | "guessable" | "telltale";
                /** @description Of the placeholder in its place. */
                readonly tag: string;
                /** @enum {unknown} */
                readonly format: "jwt" | "opaque";
                /** @description Whether it consists of the characters that RFC 6750 §2.1 allows in a header (b64token). */
                readonly headerSafe: boolean;
                /** @description When it expires according to itself, in seconds since 1970 (RFC 7519 §4.1.4); absent: it is not a readable JWT, or does not say. */
                readonly exp?: number;
            }[];
            /** @description Earlier tries of the same request that were waited out, or refused (401) with a token that had ended early. */
            readonly waits: readonly {
                /** @description 0 if the connection was broken off or refused. */
                readonly status: number;
                readonly retryAfter: string | null;
                readonly waitedMs: number;
            }[];
            /** @description Which supplied values the request carries, in the order of the call's leases. */
            readonly leased?: readonly number[];
            /**
             * @description It depends on a value that nobody gave (the source of reservation ids, a check-in's time zone), and no preflight has confirmed it.
             * @constant
             */
            readonly assumed?: true;
            /** @description A call of the client: the request was received, and the reply is the suite's. */
            readonly received?: {
                readonly scene: string;
                /** @description On which connection it came, from 1 in each scene. */
                readonly connection: number;
                /** @description Whether an earlier call had come on that connection. */
                readonly reused: boolean;
                /**
                 * @description unknown if another tool recorded the call and does not say.
                 * @enum {unknown}
                 */
                readonly protocol: "HTTP/1.0" | "HTTP/1.1" | "HTTP/2" | "HTTP/3" | "unknown";
                /** @description TLS version, and the requested server name; null: plain HTTP. */
                readonly tls: {
                    readonly protocol: string;
                    readonly serverName: string | null;
                } | null;
                /** @description Milliseconds from the header to the end of the body. */
                readonly bodyMs: number;
                /**
                 * @description Its address is not that of any operation: the operation is the one that it resembles most.
                 * @constant
                 */
                readonly astray?: true;
                /**
                 * @description The caller disconnected before the end of the body.
                 * @constant
                 */
                readonly aborted?: true;
                /**
                 * @description Its reply never reached the caller.
                 * @constant
                 */
                readonly lost?: true;
            };
            /** @description The check-in of the guest whom it is about was not accepted. */
            readonly guestAbsent?: {
                /** @description The reply to the guest's check-in, such as 422 Unprocessable Content, or why there was none. */
                readonly met: string;
                /**
                 * @description The check-in itself depends on a value that nobody gave.
                 * @constant
                 */
                readonly assumed?: true;
            };
        };
        /** @description Names and values in the order in which they were sent. */
        readonly "exchange.headers": readonly (readonly [
            string,
            string
        ])[];
        /** @description A body of up to 16,384 bytes is kept whole, and so is what a client under test sends in UTF-8: as text if it is UTF-8, otherwise in base64. Of a longer one, sha256 and the first 512 characters are kept, but of a reply, as long as there is room: JSON and what no earlier reply had any part of whole, of other text what no earlier long body of the run had (`repeated`). `bytes` is the length before secrets were replaced. */
        readonly "exchange.body": {
            readonly text?: string;
            readonly base64?: string;
            readonly bytes: number;
            readonly sha256?: components["schemas"]["run.sha256"];
            /** @description Of a long body of a reply: so many characters are left out (…), since earlier long bodies of the run had the same lines or HTML elements. Everything else of it is there. */
            readonly repeated?: number;
            /**
             * @description Of a reply's body: there was more of it than could be read or kept, and the rest was dropped.
             * @constant
             */
            readonly truncated?: true;
        };
        /**
         * Log mapping
         * @description How `npm run desk -- match` reads a provider's log: what the usual names do not show. Each key is optional.
         */
        readonly "log-mapping": {
            /**
             * @description The format of the files. Default: recognized for each file.
             * @enum {unknown}
             */
            readonly format?: "ndjson" | "csv" | "access-log";
            /** @description The separator of CSV columns. Default: comma, semicolon or tab, whichever the header row has. */
            readonly separator?: string;
            /** @description Where each value of a line is: the name of a column or member (a.b.c for a nested one), or in an access log the position of a field, counted from 1. */
            readonly columns?: {
                /** @description When the call came, or was answered. */
                readonly time?: string | number;
                /** @description The method. */
                readonly method?: string | number;
                /** @description The path, with or without query. */
                readonly path?: string | number;
                /** @description Method and path together, as in POST /api/v1/x HTTP/1.1. */
                readonly request?: string | number;
                /** @description The status of the reply. */
                readonly status?: string | number;
                /** @description An id that is also in a header field of the reply. */
                readonly requestId?: string | number;
                /** @description The client ID of the caller. */
                readonly clientId?: string | number;
                /** @description The network address of the caller. */
                readonly address?: string | number;
                /** @description User-Agent. */
                readonly userAgent?: string | number;
                /** @description Bytes of the reply's body. */
                readonly bytes?: string | number;
            };
            /** @description How times are written. */
            readonly time?: {
                /** @description The format of times, in Luxon tokens, if they are neither ISO 8601, nor seconds or smaller units since 1970, nor like 24/Nov/2026:11:28:54 +0000. */
                readonly pattern?: string;
                /**
                 * Format: time-zone
                 * @description The time zone of times without one. Default: UTC.
                 */
                readonly zone?: string;
            };
            /** @description The prefix of the log's paths that the run's do not have. */
            readonly stripPath?: string;
            /** @description Calls that are answered before they reach the log, for instance by a gateway: they need not be in it. An accepted report always has to be. */
            readonly notLogged?: readonly {
                readonly method?: string;
                /** @description The path, without query, below the address of the service or the issuer. */
                readonly path?: string;
                /** @description The status of the reply, or several. */
                readonly status?: number | readonly number[];
                /** @description Who answers them; shown for each such call. */
                readonly why: string;
            }[];
        };
        /**
         * Log match
         * @description The payload of NAME.zip.match.dsse.json, of the type application/vnd.in-toto+json: an in-toto Statement v1 about a submission, in which a provider states that its service's log has the calls. `npm run desk -- match` makes one.
         */
        readonly match: {
            /** @constant */
            readonly _type: "https://in-toto.io/Statement/v1";
            /** @description The submission. */
            readonly subject: readonly [
                {
                    readonly name: string;
                    readonly digest: {
                        readonly sha256: string;
                    };
                }
            ];
            /** @constant */
            readonly predicateType: "urn:lodging-certification:log-match:v1";
            readonly predicate: {
                /** @description The files of the log: each with its SHA-256, and how many of its lines were read as calls. */
                readonly log: readonly {
                    readonly name: string;
                    readonly sha256: string;
                    readonly bytes: number;
                    readonly format: string;
                    readonly lines: number;
                    readonly calls: number;
                }[];
                /** @description The first and the last call of the log. */
                readonly covers: {
                    readonly from: components["schemas"]["challenge.moment"];
                    readonly to: components["schemas"]["challenge.moment"];
                };
                /** @description Calls of the run that the service answered, including repeated tries. */
                readonly calls: number;
                /** @description How many of them the log has. */
                readonly found: number;
                /** @description Those that need not be in the log: the mapping file says so, or there was no reply. */
                readonly notLogged: readonly {
                    readonly id: string;
                    readonly operation: string;
                    readonly at: components["schemas"]["challenge.moment"];
                    readonly why: string;
                }[];
                /** @description In milliseconds: how far the log's clock is ahead of the run's, the tolerance, the drift within the run, and the resolution of the log's times. */
                readonly clock: {
                    readonly offsetMs: number;
                    readonly toleranceMs: number;
                    readonly driftMs: number;
                    readonly resolutionMs: number;
                };
                /** @description The properties of calls that the log shows. */
                readonly matchedBy: readonly string[];
                /**
                 * @description What shows whose calls these are; null: the log does not say.
                 * @enum {unknown}
                 */
                readonly identifiedBy: "request id" | "client id" | "run tag" | "address" | null;
                /** @description Calls of the same client before and after the run, those close together in one row. */
                readonly otherCalls: readonly {
                    readonly from: components["schemas"]["challenge.moment"];
                    readonly to: components["schemas"]["challenge.moment"];
                    readonly calls: number;
                    readonly accepted: number;
                    readonly sameTag: number;
                }[];
                readonly matchedAt: components["schemas"]["challenge.moment"];
                readonly suite: Exclude<components["schemas"]["verdict"]["suite"], undefined>;
            };
        };
        /**
         * A night of a history
         * @description What `certify --history DIR` keeps of one run, in `DIR/runs/`. The pages of the folder are made from these files.
         */
        readonly night: {
            readonly times: components["schemas"]["run.times"];
            /** @description The beginning of the run's seed. */
            readonly seed: string;
            /** @description The part of the plan that was asked for (`--only`), as given; empty: all of it. */
            readonly only: readonly string[];
            readonly pace: Exclude<components["schemas"]["run"]["pace"], undefined>;
            /** @description Whether what was asked for was judged. Only such nights of the same subject, target and `only` are compared. */
            readonly decided: boolean;
            readonly subject: Exclude<components["schemas"]["verdict"]["subject"], undefined>;
            readonly target: Exclude<components["schemas"]["verdict"]["target"], undefined>;
            readonly suite: Exclude<components["schemas"]["verdict"]["suite"], undefined>;
            readonly product: Exclude<components["schemas"]["verdict"]["product"], undefined>;
            readonly claims: Exclude<components["schemas"]["verdict"]["claims"], undefined>;
            readonly profile: Exclude<components["schemas"]["verdict"]["profile"], undefined>;
            readonly verdict: Exclude<components["schemas"]["verdict"]["verdict"], undefined>;
            /** @description Why the run was not completed, shortened; null if it was. */
            readonly stopped: string | null;
            readonly counts: Exclude<components["schemas"]["verdict"]["counts"], undefined>;
            /** @description What does not hold, grouped by what explains it. */
            readonly causes: readonly {
                /** @description The same each night. */
                readonly id: string;
                /** @description One sentence, shortened. */
                readonly title: string;
                /** @enum {unknown} */
                readonly outcome: "failed" | "warning" | "review" | "inconclusive";
                readonly operations: components["schemas"]["night.operations"];
                /** @description How many requirement instances it explains. */
                readonly instances: number;
            }[];
            /** @description The requirement instances that were run, if not all were; null: all, or the night was not decided. */
            readonly tried: null | components["schemas"]["night.cases"];
            /** @description The requirement instances that were run and did not pass, by outcome and requirement: the part of their id after the colon, or empty. All others have passed. */
            readonly outcomes: {
                readonly failed?: components["schemas"]["night.cases"];
                readonly warning?: components["schemas"]["night.cases"];
                readonly review?: components["schemas"]["night.cases"];
                readonly inconclusive?: components["schemas"]["night.cases"];
                readonly "not-applicable"?: components["schemas"]["night.cases"];
                readonly "not-testable"?: components["schemas"]["night.cases"];
                readonly observed?: components["schemas"]["night.cases"];
            };
            /** @description How long each operation took to answer, in milliseconds: only replies to the first try. */
            readonly latency: {
                readonly [key: string]: {
                    /** @description How many replies. */
                    readonly replies: number;
                    /** @description Lower quartile. */
                    readonly low: components["schemas"]["night.milliseconds"];
                    readonly median: components["schemas"]["night.milliseconds"];
                    /** @description Upper quartile. */
                    readonly high: components["schemas"]["night.milliseconds"];
                    /** @description 95th percentile. */
                    readonly most: components["schemas"]["night.milliseconds"];
                };
            };
            /** @description Rate-limited replies (429, 420, 509), including those that were waited out. */
            readonly refusedForPace: number;
        };
        readonly "night.operations": readonly components["schemas"]["certification.operation"][];
        readonly "night.milliseconds": number;
        readonly "night.cases": {
            readonly [key: string]: readonly string[];
        };
        /**
         * profile.yaml
         * @description The provider's answers to what the interface document leaves open. Every key is optional; what is absent stays open and is not tested.
         */
        readonly profile: {
            /** @description A name for these answers, with their date. */
            readonly name?: string;
            /** @description The version of the interface that the service uses, as named in its paths (section 9). Absent: v1. */
            readonly interface?: string;
            /** @description The operations whose bodies the document does not show (section 4). */
            readonly operations?: {
                readonly "partial-bill"?: components["schemas"]["profile.operation"];
                readonly "no-show"?: components["schemas"]["profile.operation"];
            };
            /** @description Error replies of the reservation operations (section 7). */
            readonly errors?: {
                /** @description Status for a missing or wrong token. */
                readonly unauthorized?: components["schemas"]["profile.refusals"];
                /** @description Statuses for a JSON object that breaks a rule of its fields: one of them. */
                readonly invalid?: components["schemas"]["profile.refusals"];
                /** @description Statuses for a missing body and one that is not JSON, or not a JSON object. Absent: they stay open, whatever `invalid` says. Many stacks read a missing body, an empty list or null as an empty object: if a member is required, one of `invalid` is also right for them; at check-out, where none is, accepting them is a warning. */
                readonly malformed?: components["schemas"]["profile.refusals"];
                /** @description Status for another content type. */
                readonly unsupportedMediaType?: components["schemas"]["profile.refusals"];
                /** @description JSON Schema of an error body, whatever its status; a status with its own schema in `replies` uses that one instead. */
                readonly schema?: components["schemas"]["profile.schema"];
                /** @description By status, what an error is like: its media type and the JSON Schema of its body. */
                readonly replies?: {
                    readonly [key: string]: {
                        /** @description Media type without parameters; a reply may add them. */
                        readonly contentType?: string;
                        /** @description JSON Schema of the body. */
                        readonly schema?: components["schemas"]["profile.schema"];
                    };
                };
            };
            /** @description The query parameter api-version (section 9). */
            readonly apiVersion?: {
                /** @description Values that are accepted. Quote them: 1.0 without quotes is the number 1. */
                readonly supported?: readonly string[];
                /** @description Status for any other value. */
                readonly unsupported?: components["schemas"]["profile.refusals"];
                /** @description The answer to `?api-version=`: accepted, or one of these statuses. Absent: open. */
                readonly empty?: components["schemas"]["profile.answer"];
                /** @description The answer to two different versions in one query, the first of them supported: accepted, or one of these statuses. Absent: open. */
                readonly repeated?: components["schemas"]["profile.answer"];
            };
            /** @description The service's limit (section 8); the run keeps within it. */
            readonly rateLimit?: {
                readonly requestsPerSecond: number;
            };
            /** @description What the document leaves open about tokens (section 5, point 6). */
            readonly token?: {
                /** @description Status for an expired token. */
                readonly expired?: components["schemas"]["profile.refusals"];
                /** @description A client whose tokens live for seconds, so that an expired token can be shown within a run. Its secret is LODGING_SHORT_LIVED_CLIENT_SECRET. */
                readonly shortLivedClient?: {
                    readonly id: string;
                    /** @description How long its tokens live. Services use whole seconds, so a shorter lifetime may be over before the token is used. */
                    readonly lifetimeSeconds: number;
                };
                /** @description How many wrong secrets a run may send under the client's own id without being locked out; Default: 5. They are sent last; those left out are not testable. */
                readonly wrongSecrets?: number;
                /** @description How long after its expiry the service may still accept a token, since clocks differ. Default: 0. */
                readonly leewaySeconds?: number;
                /** @description How many tokens of one client are valid at a time, if a new one ends the oldest: token requests then run alone, and the run's token is replaced after each. The preflight detects an issuer that keeps only one. */
                readonly liveTokens?: number;
                /** @description Another client of the same integrator, which may report for the same hotels. Its secret is LODGING_SECOND_CLIENT_SECRET. Each secret works for its own client only, and a token of one does not end when the other gets one. */
                readonly secondClient?: {
                    readonly id: string;
                };
                /** @description The longest that a token may live: `expires_in` is not more. */
                readonly longestLifeSeconds?: number;
            };
            /** @description Lengths, ranges and windows of fields that the document leaves without limits (section 8). Each limit is tested on both sides, and the run's own reports keep within it. Those of partial-bill and no-show are in their request schemas. */
            readonly fields?: {
                readonly "check-in"?: components["schemas"]["profile.limitsOfFields"];
                readonly "check-out"?: components["schemas"]["profile.limitsOfFields"];
            };
            /** @description How strictly a report is read. strict: such a report is refused; tolerant: it is accepted; absent: open. */
            readonly reading?: {
                /** @description strict or tolerant, for all coercions together (strict: any value of another type than the field's is refused, including null or 2.5 for an integer, and a list of one), or for each of quotedNumbers ("1" for 1), quotedBooleans ("true" for true) and numbersAsText (7 for "7") */
                readonly coercions?: components["schemas"]["profile.reading"] | {
                    /** @description "1" for 1. */
                    readonly quotedNumbers?: components["schemas"]["profile.reading"];
                    /** @description "true" for true. */
                    readonly quotedBooleans?: components["schemas"]["profile.reading"];
                    /** @description 7 for "7". */
                    readonly numbersAsText?: components["schemas"]["profile.reading"];
                };
                /** @description A member that no schema names. */
                readonly unknownMembers?: components["schemas"]["profile.reading"];
                /** @description Names of members in another case, such as RoomNumber. strict: they are unknown, so a required member is missing. */
                readonly letterCase?: components["schemas"]["profile.reading"];
            };
            /** @description The answer to a repeated report, by operation (section 3). accepted: the same as the first time; ignored: 2xx, and nothing more is recorded; or one of these statuses. Absent: open. */
            readonly repeats?: {
                readonly "check-in"?: components["schemas"]["profile.repeat"];
                readonly "check-out"?: components["schemas"]["profile.repeat"];
                readonly "partial-bill"?: components["schemas"]["profile.repeat"];
                readonly "no-show"?: components["schemas"]["profile.repeat"];
            };
        };
        readonly "profile.schema": {
            readonly [key: string]: unknown;
        };
        readonly "profile.refusals": readonly number[];
        readonly "profile.operation": {
            /** @description JSON Schema of the request body. */
            readonly request?: components["schemas"]["profile.schema"];
            /** @description A body that the service accepts. {{reservationId}}, {{hotelConfirmationNumber}}, {{arrival}}, {{leaving}} and {{now}} stand for the guest's values, in whole strings and within them: moments in the hotel's zone, or dates if the request schema's format is date. Members named as in the check-in request get the stay's own values. */
            readonly example?: Record<string, unknown>;
            readonly success?: {
                readonly status: readonly number[];
                /** @enum {unknown} */
                readonly body: "empty" | "any";
            };
        };
        /** @description accepted, or a list of statuses from 400 to 499 */
        readonly "profile.answer": "accepted" | components["schemas"]["profile.refusals"];
        /** @description accepted, ignored, or a list of statuses from 400 to 499 */
        readonly "profile.repeat": ("accepted" | "ignored") | components["schemas"]["profile.refusals"];
        /** @enum {unknown} */
        readonly "profile.reading": "strict" | "tolerant";
        readonly "profile.limitsOfFields": {
            readonly [key: string]: components["schemas"]["profile.limits"];
        };
        /** @description maxLength and minLength count characters and are for text; minimum and maximum are for numbers; pastDays and futureDays say how long before or after the present a moment may lie. */
        readonly "profile.limits": {
            readonly minLength?: number;
            readonly maxLength?: number;
            readonly minimum?: number;
            readonly maximum?: number;
            /** @description At least 2: the usual guest of a run came yesterday. */
            readonly pastDays?: number;
            readonly futureDays?: number;
        };
        /**
         * Entry of a register
         * @description The payload of entries/NNNNNN.dsse.json in a register, of the type application/vnd.lodging-certification.register-entry+json: a decision about a submission, or that a certificate is revoked. Signed by one of the provider's deciders; each names the SHA-256 of the file before it.
         */
        readonly register: {
            /** @description From 1 on, without a gap. */
            readonly number: number;
            /** @description SHA-256 of the file of the entry before; null for the first. */
            readonly previous: components["schemas"]["register.digest"] | null;
            /** @description When it was decided. */
            readonly at: components["schemas"]["register.moment"];
            /** @enum {unknown} */
            readonly action: "accept" | "reject" | "return" | "revoke";
            /** @description Who decided. */
            readonly by?: components["schemas"]["register.short"];
            readonly reason?: components["schemas"]["register.long"];
            readonly submission?: components["schemas"]["register.submission"];
            /** @description What a person had to decide, and the answers. */
            readonly reviews?: readonly {
                readonly id: components["schemas"]["register.short"];
                /** @enum {unknown} */
                readonly answer: "ok" | "not-ok";
                readonly why: components["schemas"]["register.long"];
            }[];
            /** @description Failures that were excused, each with the waiver of the policy that does so. */
            readonly waivers?: readonly {
                readonly id: components["schemas"]["register.short"];
                readonly reason: components["schemas"]["register.long"];
                readonly owner: components["schemas"]["register.short"];
                /** Format: date */
                readonly expires: string;
            }[];
            /** @description Of an accepted delta run: the submission that it completes, by its SHA-256, and the certificate that was issued for that one. */
            readonly completes?: {
                readonly submission: components["schemas"]["register.digest"];
                readonly certificate: components["schemas"]["register.certificateId"];
            };
            /** @description What is issued (accept), or which is revoked (revoke). */
            readonly certificate?: {
                readonly id: components["schemas"]["register.certificateId"];
                /** @description The issuer's address, below which it is published. */
                readonly url?: string;
                readonly statusListIndex?: number;
                readonly validFrom?: components["schemas"]["register.moment"];
                readonly validUntil?: components["schemas"]["register.moment"];
            };
        } & (unknown & unknown & unknown);
        readonly "register.digest": string;
        readonly "register.moment": components["schemas"]["challenge.moment"];
        readonly "register.certificateId": string;
        readonly "register.short": string;
        readonly "register.long": string;
        readonly "register.nullable": components["schemas"]["register.short"] | null;
        /** @description The submission, as verified at the time of the decision. */
        readonly "register.submission": {
            /** @description SHA-256 of the file. */
            readonly digest: components["schemas"]["register.digest"];
            /** @description SHA-256 of its evidence; null if it is not genuine, and so are the following members. */
            readonly evidence: components["schemas"]["register.digest"] | null;
            /** @description The client ID of the run. */
            readonly integrator: components["schemas"]["register.nullable"];
            /** @description That of the challenge that it answers. */
            readonly nonce: components["schemas"]["register.nullable"];
            /** @description That of all invented values: edited copies of a run have the same. Entries of earlier releases have none. */
            readonly seed?: components["schemas"]["register.nullable"];
            /** @enum {unknown} */
            readonly verdict: "not-certified" | "incomplete" | "inconclusive" | "certified" | null;
            readonly level: number;
            /** @enum {unknown} */
            readonly subject: "service" | "client" | null;
            /** @enum {unknown} */
            readonly answeredBy: "sandbox" | "mock" | "stand-in" | "upstream" | "har" | null;
            readonly product: null | Exclude<components["schemas"]["certification"]["product"], undefined>;
            readonly claims: readonly components["schemas"]["register.short"][];
            readonly profile: null | {
                readonly name: components["schemas"]["register.nullable"];
                readonly digest: components["schemas"]["register.digest"];
            };
            readonly suite: null | {
                readonly version: components["schemas"]["register.short"];
                readonly digest: components["schemas"]["register.digest"];
            };
            /** @description When the run ended. */
            readonly endedAt: components["schemas"]["register.nullable"];
            /** @description SHA-256 of the statement that it matches the provider's own log. */
            readonly match: components["schemas"]["register.digest"] | null;
            /** @description Codes of why it is not genuine. */
            readonly problems: readonly components["schemas"]["register.short"][];
            /** @description Codes of deviations from the policy. */
            readonly deviations: readonly components["schemas"]["register.short"][];
        };
        /**
         * run.json
         * @description What was run, by what, when: together with the exchanges it determines every outcome. A member's `wanted` says in words what its pattern requires.
         */
        readonly run: {
            /** @description Everything besides exchanges that an outcome may depend on, frozen before the first request. */
            readonly context: {
                /** @description Every made-up value derives from it. */
                readonly seed: string;
                /** @description When the run began; stays are dated from it. */
                readonly startedAt: components["schemas"]["run.moment"];
                /**
                 * @description Who was judged.
                 * @enum {unknown}
                 */
                readonly subject: "service" | "client";
                readonly target: components["schemas"]["run.target"];
                /** @description The client ID, which is not a secret. */
                readonly clientId: string;
                /** @description The product for which certification is sought; null if none was named. */
                readonly product: null | Exclude<components["schemas"]["certification"]["product"], undefined>;
                /** @description What was claimed to be supported. */
                readonly claims: Exclude<components["schemas"]["certification"]["claims"], undefined>;
                readonly values: components["schemas"]["run.values"];
                /** @description The provider's answers to what the interface document leaves open. */
                readonly profile: components["schemas"]["profile"];
                /** @description The offsets of the hotels' zones over the span of the run, by the time zone data of the machine that ran it. */
                readonly zones: readonly components["schemas"]["run.zoneTable"][];
            };
            readonly suite: components["schemas"]["run.suite"];
            /** @description SHA-256 of the requirement catalogue. */
            readonly catalogueDigest: components["schemas"]["run.sha256"];
            readonly times: components["schemas"]["run.times"];
            /** @description How often each test was tried. Retries are off, so anything but 1 is incomplete. */
            readonly attempts: number;
            /** @description Whether the whole plan was run: false if it was interrupted or filtered. */
            readonly whole: boolean;
            /** @description Ids of the requirements or instances that a partial run was asked for; none: the whole plan. */
            readonly only: readonly string[];
            /** @description SHA-256 of the earlier submission that a delta run completes: it tries only what that one's evidence does not cover, and counts only together with it. Absent in any other run. */
            readonly completes?: components["schemas"]["run.sha256"];
            /** @description Why it was not completed, one sentence; null if it was. */
            readonly stopped: string | null;
            /** @description How fast the service was called; requestsPerSecond is null if the rate was not limited. */
            readonly pace: {
                readonly requestsPerSecond: number | null;
                readonly concurrency: number;
            };
            /** @description How long a reply was waited for, in milliseconds, and whether a proxy was used. */
            readonly network: {
                readonly timeoutMs: number;
                readonly proxied: boolean;
            };
            /** @description Which shard of a run this is; absent in a run that is not one, and in one that was merged. */
            readonly shard?: {
                readonly number: number;
                readonly of: number;
            };
            /** @description The number of shards that the run was merged from; absent if it was not. */
            readonly shards?: number;
            /** @description When the run was interrupted and resumed; absent if it never was. */
            readonly interruptions?: readonly {
                /** @description The time of the last record before the interruption. */
                readonly stoppedAt: components["schemas"]["run.moment"];
                readonly resumedAt: components["schemas"]["run.moment"];
            }[];
            /** @description How a client's run was made; absent if the service was judged. */
            readonly client?: {
                /** @enum {unknown} */
                readonly drivenBy: "command" | "webhook" | "operator" | "elsewhere";
                /**
                 * @description Who gave the replies: the suite's stub provider, the provider's sandbox behind the suite, or an unknown party while another tool recorded the calls.
                 * @enum {unknown}
                 */
                readonly answeredBy: "stand-in" | "upstream" | "har";
                /** @description How far the run's clock was ahead of the machine's in the end: time that the client skipped instead of waiting. */
                readonly clockAheadMs: number;
                /** @description The sandbox's base address, if it answered. */
                readonly upstream?: components["schemas"]["run.address"];
                readonly refused?: components["schemas"]["run.refused"];
                /** @description The scenes that were played, in that order. */
                readonly plays: readonly {
                    readonly scene: string;
                    readonly startedAt: components["schemas"]["run.moment"];
                    readonly endedAt: components["schemas"]["run.moment"];
                    /** @enum {unknown} */
                    readonly end: "done" | "failed" | "unknown-scene" | "too-long" | "skipped" | "interrupted";
                    /** @description A remark on the end, such as the exit code; null: none. */
                    readonly remark: string | null;
                    /** @description The number of earlier tries in which the client had called, whose calls were discarded. */
                    readonly repeats: number;
                    /** @description How many calls came in it. */
                    readonly calls: number;
                    /** @description SHA-256 of the last one's reply as JSON, as it is in the evidence. */
                    readonly lastReply?: components["schemas"]["run.sha256"];
                    readonly refused?: components["schemas"]["run.refused"];
                    /** @description How far the client had set the run's clock ahead of the machine's when the scene ended, in milliseconds. */
                    readonly clockAheadMs?: number;
                    /** @description The first line in which the client's command printed a secret; null: none. Absent if its output was not checked. */
                    readonly printed?: {
                        /** @enum {unknown} */
                        readonly secret: "client_secret" | "access_token";
                        /** @enum {unknown} */
                        readonly stream: "stdout" | "stderr";
                        readonly line: number;
                    } | null;
                    /** @description TLS connections that ended in the scene: those on which the client sent nothing, and the others. */
                    readonly handshakes?: {
                        readonly silent: number;
                        readonly spoken: number;
                    };
                }[];
            };
            /** @description How many supplied values there were. */
            readonly pool: {
                readonly stays: number;
                readonly reservationIds: number;
            };
        };
        /** @description Calls, or connections, that were refused before they were answered, by reason; absent: none. */
        readonly "run.refused": readonly {
            /** @enum {unknown} */
            readonly why: "body" | "head" | "slow" | "connections" | "rate" | "calls" | "target" | "not-http" | "between-scenes";
            readonly calls: number;
            /** @description What made the first of them unreadable, mostly in the words of the HTTP parser; absent: it does not say, or they were read. */
            readonly said?: string;
        }[];
        readonly "run.sha256": string;
        /**
         * Format: date-time
         * @description A moment in UTC, by RFC 3339, with milliseconds.
         */
        readonly "run.moment": string;
        /** @description When the run began and ended. */
        readonly "run.times": {
            readonly startedAt: components["schemas"]["run.moment"];
            readonly endedAt: components["schemas"]["run.moment"];
        };
        /** @description Which suite judged. */
        readonly "run.suite": {
            readonly version: string;
            /** @description SHA-256 of everything that affects what is sent, judged and written. */
            readonly digest: components["schemas"]["run.sha256"];
        };
        /**
         * Format: address
         * @description A base address without a trailing slash, any path prefix kept.
         */
        readonly "run.address": string;
        /** @description What was called. */
        readonly "run.target": {
            readonly baseUrl: components["schemas"]["run.address"];
            /** @description The address of the token issuer. */
            readonly authUrl: components["schemas"]["run.address"];
            /**
             * @description The environment of the base address.
             * @enum {unknown}
             */
            readonly environment: "sandbox" | "mock";
            /** @description Whether the suite started the mock itself. */
            readonly embedded: boolean;
            /**
             * @description Whether several client runs share this provider's address and differ by path.
             * @constant
             */
            readonly shared?: true;
        };
        /** @description The test values that the integrator brought. */
        readonly "run.values": {
            /** @description The hotels that were reported for. */
            readonly hotels: readonly components["schemas"]["run.hotel"][];
            /** @description Whether the time zone of the first hotel was given; otherwise UTC is an assumption. */
            readonly timeZoneGiven: boolean;
            /** @description Supplied stays; none: stays were made up. */
            readonly stays: Exclude<Exclude<components["schemas"]["certification"]["values"], undefined>["stays"], undefined>;
            readonly reservationIdFrom: Exclude<Exclude<components["schemas"]["certification"]["values"], undefined>["reservationIdFrom"], undefined>;
            /** @description Whether the source of reservation ids was given; otherwise it is an assumption. */
            readonly reservationIdGiven: boolean;
            readonly settleSeconds?: Exclude<Exclude<components["schemas"]["certification"]["values"], undefined>["settleSeconds"], undefined>;
            /** @description Reservation ids, if reservationIdFrom is list. */
            readonly reservationIds: readonly string[];
        };
        /** @description A hotel and the IANA zone in which its times are given. */
        readonly "run.hotel": {
            readonly id: number;
            readonly timeZone: components["schemas"]["run.zone"];
        };
        /** @description The name of an IANA time zone. Whether there is such a zone is another question: not every machine knows every zone. */
        readonly "run.zone": string;
        /** @description The offsets of a zone over the span of a run. */
        readonly "run.zoneTable": {
            readonly timeZone: components["schemas"]["run.zone"];
            /** @description The edition of the time zone data, such as 2026c. */
            readonly tzdata: string;
            /** @description The moments (RFC 3339, UTC) from which each offset applied, in minutes east of UTC. */
            readonly offsets: readonly (readonly [
                string,
                number
            ])[];
        };
        /**
         * Scene
         * @description What a client gets to play a scene: the file that LODGING_SCENE_FILE names or, with the member access, the body posted to a web hook. It says what to report, in which order and with which values. Ignore unknown members: later versions may add some.
         */
        readonly scene: {
            /** @description The scene's name; it never changes. */
            readonly scene: string;
            /** @description What happens, in a few words. */
            readonly title: string;
            /** @description What a person at the hotel system has to do besides the steps; null: nothing. */
            readonly advice: string | null;
            /** @description What to do, one step after the other. A step is over when its report was accepted, or when the client has given up on it. */
            readonly steps: readonly components["schemas"]["scene.step"][];
            /** @description The stays that the steps name. */
            readonly stays: readonly components["schemas"]["scene.stay"][];
            /** @description The suffix of this scene's addresses; the addresses given already include it. Absent: none. */
            readonly basePath?: string;
            /** @description The suffix of the token issuer's address, after basePath; the address given already includes it. Absent: none. */
            readonly issuerPath?: string;
            /** @description Where the provider is, and the credentials for it. Only in what is posted to a web hook: a command finds the same in LODGING_BASE_URL, LODGING_AUTH_URL, LODGING_CLIENT_ID and LODGING_CLIENT_SECRET. */
            readonly access?: {
                /** @description Base address of the reports, without a trailing slash: the paths of section 4 follow it. */
                readonly baseUrl: string;
                /** @description Base address of the token exchanges, without a trailing slash: the paths of section 5 follow it. */
                readonly authUrl: string;
                /** @description The client ID. */
                readonly clientId: string;
                /** @description With --https: the path of that certificate on the machine of the suite. */
                readonly caFile?: string;
                /** @description With --https: the certificate of the authority that the client has to trust (PEM). It is made for the run; if the client did not call, the next run within a day uses it again. */
                readonly caCertificate?: string;
                /** @description The client secret, made for the run and worthless after it. */
                readonly clientSecret: string;
            };
        };
        /** @description A stay is reported by one of the operations of section 4. */
        readonly "scene.report": {
            /** @enum {unknown} */
            readonly do: "check-in" | "check-out" | "partial-bill" | "no-show";
            readonly stay: components["schemas"]["scene.name"];
        };
        /** @description A report, a wait, or reports that are sent at once. */
        readonly "scene.step": components["schemas"]["scene.report"] | {
            /** @constant */
            readonly do: "wait";
            readonly seconds: number;
        } | {
            /** @constant */
            readonly do: "at-once";
            readonly steps: readonly components["schemas"]["scene.report"][];
        };
        /** @description The name of a stay within its scene. */
        readonly "scene.name": string;
        readonly "scene.text": string;
        /** @description A string; null: unknown, send nothing. */
        readonly "scene.known": string | null;
        /** @description A local time of the hotel without its offset, which the hotel system has to work out. */
        readonly "scene.local": string;
        /** @description One guest's stay: fields of section 2.1 by name, with values to be used exactly. What is sent is compared with them; docs/client/README.md says how exactly, and what a hotel system may assign itself. */
        readonly "scene.stay": {
            readonly name: components["schemas"]["scene.name"];
            /** @description The hotel: its id at the service (lodgingHotelId), and its time zone. */
            readonly hotel: {
                /** Format: int32 */
                readonly id: number;
                readonly timeZone: string;
            };
            /** @description Letter for letter. */
            readonly hotelConfirmationNumber: components["schemas"]["scene.text"];
            /** @description The id under which the check-out names the stay (section 2.2). */
            readonly reservationId: components["schemas"]["scene.text"];
            readonly supplierReservationId: components["schemas"]["scene.known"];
            /** @description The hotel system may assign its own instead. */
            readonly employeeIdentifier: components["schemas"]["scene.known"];
            /** @description The hotel system may assign its own instead. */
            readonly source: components["schemas"]["scene.text"];
            /** @description The hotel system may assign its own instead. */
            readonly folio: components["schemas"]["scene.text"];
            /** @description The hotel system may assign its own instead. */
            readonly roomNumber: components["schemas"]["scene.text"];
            /** @description Letter for letter, including spaces and accents. */
            readonly guestFirstName: components["schemas"]["scene.text"];
            /** @description Letter for letter, including spaces and accents. */
            readonly guestLastName: components["schemas"]["scene.text"];
            /** @enum {unknown} */
            readonly roomType: "Single" | "Double";
            readonly occupancy: number;
            readonly numberOfNights: number;
            /** @description null: unknown, nothing needs to be sent. */
            readonly loyalty: boolean | null;
            readonly reservationInformation: components["schemas"]["scene.known"];
            /** @description When the guest arrived; the time of the report is right too. */
            readonly checkIn: components["schemas"]["scene.local"];
            /** @description When the guest is expected to leave: the date has to be this one. */
            readonly expectedCheckOut: components["schemas"]["scene.local"];
            /** @description When the guest leaves; the time of the report is right too. */
            readonly checkOut: components["schemas"]["scene.local"];
        };
        /**
         * Environment variables of the certification suite
         * @description Read from the environment first, then from .env. The README's table and .env.example are made from this file.
         */
        readonly settings: {
            /**
             * The service
             * Format: address
             * @description The service's address, with any path prefix (`https://host/stage` is called at `https://host/stage/api/v1/…`). Unset: the embedded mock is started.
             */
            readonly LODGING_BASE_URL?: string;
            /**
             * The token issuer
             * Format: address
             * @description The token issuer's address (`{auth}/oauth2/token`). Unset: the base URL.
             */
            readonly LODGING_AUTH_URL?: string;
            /**
             * Client ID
             * @description Client ID of the sandbox, given by the provider. Not a secret: it is recorded.
             */
            readonly LODGING_CLIENT_ID?: string;
            /**
             * Client secret
             * @description Client secret of the sandbox. Sent to the token endpoints, never printed or stored.
             */
            readonly LODGING_CLIENT_SECRET?: string;
            /**
             * Secret of the short-lived client
             * @description Secret of the client that the profile names as `token.shortLivedClient`. Unset: the client secret.
             */
            readonly LODGING_SHORT_LIVED_CLIENT_SECRET?: string;
            /**
             * Secret of the second client
             * @description Secret of the client that the profile names as `token.secondClient`. Unset: what depends on it is not testable.
             */
            readonly LODGING_SECOND_CLIENT_SECRET?: string;
            /**
             * Hotel
             * Format: int32-text
             * @description The hotel id to report for (int32). Its time zone is LODGING_HOTEL_TIME_ZONE, or comes from `values.hotels` in certification.yaml.
             */
            readonly LODGING_HOTEL_ID?: string;
            /**
             * Time zone of the hotel
             * Format: time-zone
             * @description The IANA time zone of LODGING_HOTEL_ID, in which its times are given. Unset, and not in `values.hotels`: UTC is assumed, and what depends on the hotel's offset is inconclusive.
             */
            readonly LODGING_HOTEL_TIME_ZONE?: string;
            /**
             * Environment
             * @description What is behind the base URL: `sandbox` or `mock`. `production` is refused: every accepted event is real there.
             * @enum {string}
             */
            readonly LODGING_ENVIRONMENT?: "sandbox" | "mock";
            /**
             * Key file
             * @description The file of an Ed25519 private key (PEM) that signs the submission. Unset: it is unsigned.
             */
            readonly LODGING_KEY_FILE?: string;
            /**
             * Beginning of a run in shards
             * @description When a run in shards began, the same for all shards (`certify --shard`): the run's seed and dates derive from it.
             */
            readonly LODGING_RUN_BEGAN?: string;
            /**
             * Web hook for changes
             * Format: hook
             * @description The web hook that `certify --history` calls if something has changed since the night before: a secret, never printed or stored. Its host says what is posted: Slack's message at hooks.slack.com, an Adaptive Card for Teams at webhook.office.com, logic.azure.com and api.powerplatform.com, plain JSON elsewhere; `slack+`, `teams+` or `json+` before the address sets it explicitly.
             */
            readonly LODGING_NOTIFY_URL?: string;
            /**
             * Allure report
             * @description `off` leaves out Allure's results and report, which take a few seconds to make.
             * @enum {string}
             */
            readonly LODGING_ALLURE?: "on" | "off";
        };
        /**
         * Attestation
         * @description The payload of attestation.dsse.json, of the type application/vnd.in-toto+json: an in-toto Statement v1 about every other file of a submission. Its predicate follows from the evidence, byte by byte.
         */
        readonly statement: {
            /** @constant */
            readonly _type: "https://in-toto.io/Statement/v1";
            /** @description Every file but the attestation itself, sorted by name. */
            readonly subject: readonly {
                readonly name: string;
                readonly digest: {
                    readonly sha256: components["schemas"]["statement.sha256"];
                };
            }[];
            /** @constant */
            readonly predicateType: "urn:lodging-certification:test-result:v1";
            /** @description What the run was about and its result, as in verdict.json. */
            readonly predicate: {
                /** @enum {unknown} */
                readonly verdict: "not-certified" | "incomplete" | "inconclusive" | "certified";
                /** @enum {unknown} */
                readonly subject: "service" | "client";
                readonly product: Exclude<components["schemas"]["verdict"]["product"], undefined>;
                readonly target: Exclude<components["schemas"]["verdict"]["target"], undefined>;
                readonly suite: Exclude<components["schemas"]["verdict"]["suite"], undefined>;
                readonly catalogueDigest: components["schemas"]["statement.sha256"];
                readonly times: Exclude<components["schemas"]["verdict"]["times"], undefined>;
                /**
                 * @description The claimed level: 1 if it contains a challenge, 3 if a witness signed it. Only `verify` can tell whether these count.
                 * @enum {unknown}
                 */
                readonly level: 0 | 1 | 3;
            };
        };
        readonly "statement.sha256": string;
        /**
         * verdict.json
         * @description The result of a run: the same in the folder of the results, in the submission and on the standard output of `certify --json`. If there is no verdict, `--json` prints the object under $defs/error.
         */
        readonly verdict: {
            /**
             * @description Of the whole run, first that applies: not-certified (a MUST failed), incomplete (the plan was not run whole), inconclusive (a MUST could not be judged), certified.
             * @enum {unknown}
             */
            readonly verdict: "not-certified" | "incomplete" | "inconclusive" | "certified";
            /**
             * @description Who was judged.
             * @enum {unknown}
             */
            readonly subject: "service" | "client";
            readonly target: components["schemas"]["run.target"];
            readonly suite: components["schemas"]["run.suite"];
            /** @description The product for which certification is sought; null if none was named. */
            readonly product: Exclude<Exclude<components["schemas"]["run"]["context"], undefined>["product"], undefined>;
            /** @description What was claimed to be supported. */
            readonly claims: readonly components["schemas"]["certification.claim"][];
            /** @description The provider's answers to what the interface document leaves open; null if there were none. */
            readonly profile: {
                readonly name: string | null;
                /** @description SHA-256 of its content as JSON. */
                readonly digest: components["schemas"]["run.sha256"];
            } | null;
            /** @description When the run began and ended (RFC 3339, UTC). */
            readonly times: components["schemas"]["run.times"];
            /** @description Why the plan was not run whole, one sentence; null if it was. */
            readonly stopped: string | null;
            readonly interruptions?: Exclude<components["schemas"]["run"]["interruptions"], undefined>;
            /** @description Requirement instances by outcome, every outcome named. */
            readonly counts: {
                /** @description It holds. */
                readonly passed: components["schemas"]["verdict.count"];
                /** @description A MUST does not hold. */
                readonly failed: components["schemas"]["verdict.count"];
                /** @description A SHOULD does not hold. */
                readonly warning: components["schemas"]["verdict.count"];
                /** @description A person must decide. */
                readonly review: components["schemas"]["verdict.count"];
                /** @description It could not be judged, or was not run. */
                readonly inconclusive: components["schemas"]["verdict.count"];
                /** @description It is not claimed, or the case does not arise. */
                readonly "not-applicable": components["schemas"]["verdict.count"];
                /** @description The document leaves it open and no profile fills it. */
                readonly "not-testable": components["schemas"]["verdict.count"];
                /** @description Nobody has specified it: recorded, never scored. */
                readonly observed: components["schemas"]["verdict.count"];
            };
            readonly tested: components["schemas"]["verdict.tested"];
            /** @description What does not hold, grouped by what explains it, the most important first. Each instance is in at most one cause. */
            readonly causes: readonly components["schemas"]["verdict.cause"][];
            /** @description The outcome of each requirement instance, in the order of the plan. */
            readonly requirements: readonly components["schemas"]["verdict.instance"][];
            /** @description The comparison with the baseline: printed by `--json` with `--baseline`, never in the file. */
            readonly baseline?: components["schemas"]["verdict.baseline"];
        };
        readonly "verdict.count": number;
        readonly "verdict.share": {
            readonly tested: components["schemas"]["verdict.count"];
            readonly all: components["schemas"]["verdict.count"];
        };
        readonly "verdict.untested": readonly {
            readonly by: string;
            readonly instances: components["schemas"]["verdict.count"];
        }[];
        /** @description How much of the whole catalogue was really tested, whatever was claimed and pinned; every instance is counted once. */
        readonly "verdict.tested": {
            /** @description Requirements of which an instance was tested, of all that the catalogue has for the subject. */
            readonly requirements: components["schemas"]["verdict.share"];
            /** @description Instances that were tried and judged, of all that the catalogue comes to with this profile and these values. */
            readonly instances: components["schemas"]["verdict.share"];
            /** @description Instances that were not tested, by the claim that was not made. */
            readonly notClaimed: components["schemas"]["verdict.untested"];
            /** @description By the key of the profile that is not given. */
            readonly leftOpen: components["schemas"]["verdict.untested"];
            /** @description By the key of the profile that permits otherwise. */
            readonly tolerated: components["schemas"]["verdict.untested"];
            /** @description Instances whose case did not arise. */
            readonly notArisen: components["schemas"]["verdict.count"];
            /** @description Instances that were tried and could not be judged. */
            readonly undecided: components["schemas"]["verdict.count"];
            /** @description Instances that were never run. */
            readonly notRun: components["schemas"]["verdict.count"];
            /** @description Ids of requirements that have no instance with these values. */
            readonly withoutInstance: readonly string[];
            /** @description Choices that make the run show less than it seems to, such as pins that nothing can break: one sentence each. */
            readonly remarks: readonly string[];
        };
        /** @description One explanation that several instances share: what a person fixes. */
        readonly "verdict.cause": {
            /** @description The same in every run with this cause. */
            readonly id: string;
            /** @description One sentence about the subject. */
            readonly title: string;
            /**
             * @description The outcome of its instances.
             * @enum {unknown}
             */
            readonly outcome: "failed" | "warning" | "review" | "inconclusive";
            /** @description Ids of the instances; the first one is the example. */
            readonly instances: readonly string[];
        };
        /** @description One requirement in one case. */
        readonly "verdict.instance": {
            /** @description The same in every run: REQUIREMENT or REQUIREMENT:param,param. */
            readonly id: string;
            /** @description The id of the catalogue's row; it never changes its meaning. */
            readonly requirement: string;
            /** @description The case in words; they may change. */
            readonly title: string;
            /**
             * @description As in RFC 2119.
             * @enum {unknown}
             */
            readonly level: "MUST" | "SHOULD" | "MAY";
            /**
             * @description On whose authority it must hold; what is only observed fails nobody.
             * @enum {unknown}
             */
            readonly basis: "document" | "rfc" | "profile" | "observed";
            /** @description The clause that says so. */
            readonly clause: string;
            readonly operation: components["schemas"]["certification.operation"];
            /** @enum {unknown} */
            readonly outcome: "passed" | "failed" | "warning" | "review" | "inconclusive" | "not-applicable" | "not-testable" | "observed";
            /** @description Why, one sentence; absent if there is nothing to say. */
            readonly reason?: string;
            /** @description The ids of the lines of evidence.ndjson that it rests on: first the one that shows it, then its control; absent if there are none. */
            readonly exchanges?: readonly Exclude<components["schemas"]["exchange"]["id"], undefined>[];
        };
        /** @description An instance that does not hold. */
        readonly "verdict.failing": {
            readonly id: string;
            /** @enum {unknown} */
            readonly outcome: "failed" | "warning";
            readonly reason: string;
        };
        /** @description An entry of the baseline: a requirement or an instance that was known to fail. */
        readonly "verdict.known": {
            readonly id: string;
            readonly reason?: string;
            readonly owner?: string;
            /** @description The last day, in UTC, on which it is expected to fail. */
            readonly expires?: string;
        };
        readonly "verdict.baseline": {
            /** @description As it was named. */
            readonly file: string;
            /** @description Instances that failed and are not known. */
            readonly new: readonly components["schemas"]["verdict.failing"][];
            /** @description Instances that are known and do not hold. */
            readonly stillFailing: readonly components["schemas"]["verdict.failing"][];
            /** @description Entries of which everything that was judged holds now. */
            readonly fixed: readonly components["schemas"]["verdict.known"][];
            /** @description Entries whose day has passed, except those that are fixed. */
            readonly expired: readonly components["schemas"]["verdict.known"][];
            /** @description Entries that could not be judged, or were not run. */
            readonly undecided: readonly components["schemas"]["verdict.known"][];
            /** @description Entries that are no longer claimed, or that the profile leaves open. */
            readonly notTested: readonly components["schemas"]["verdict.known"][];
            /** @description Entries that are no longer in the plan. */
            readonly notInPlan: readonly components["schemas"]["verdict.known"][];
            /** @description How the earlier run was a different kind of run. */
            readonly notes: readonly string[];
        };
        /** @description What `--json` prints if there is no verdict: a command line or a configuration that cannot be understood (exitCode 2), or a run without a result (exitCode 3). */
        readonly "verdict.error": {
            readonly error: {
                /**
                 * @description The exit code of the command.
                 * @enum {integer}
                 */
                readonly exitCode: 2 | 3;
                /** @description What is wrong and what to do, the same as on the standard error; a line for each problem. */
                readonly message: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

export type Schemas = components['schemas'];
