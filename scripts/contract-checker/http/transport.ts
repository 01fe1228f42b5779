import type { ReceivedResponse, SentRequest } from './exchange.ts';
import { readResponse } from './read-response.ts';

/**
 * Sends a request to a host: `fetch`, or a sandbox's own.
 *
 * @throws when there is no response.
 */
export type Transport = (request: Request) => Promise<Response>;

/** Why a response is incomplete. */
export const BROKEN_OFF = 'the response breaks off';

/** Nothing that the host is asked has a usable response any more. */
export class HostGoneError extends Error {}

/** The host did not respond. */
export class UnreachableError extends Error {
  /** Whether it took the request and did not respond in time. */
  readonly timedOut: boolean;
  readonly request: SentRequest;

  readonly #isGone: boolean;

  constructor(message: string, request: SentRequest, { timedOut = false, isGone = false } = {}) {
    super(message);
    this.request = request;
    this.timedOut = timedOut;
    this.#isGone = isGone;
  }

  /** Whether it began to respond and broke off. */
  get isIncomplete(): boolean {
    return this.message === BROKEN_OFF;
  }

  /** Whether there is no host at this address, as opposed to one that closes the connection. */
  get isAbsent(): boolean {
    return this.#isGone || /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH/.test(this.message);
  }
}

/**
 * Sends a request and reads the whole response; an incomplete one counts as unreachable. Redirects are not followed.
 *
 * @throws UnreachableError
 */
export async function send(transport: Transport, sent: SentRequest): Promise<ReceivedResponse> {
  const { method, url, headers, body } = sent;
  try {
    const response = await transport(
      new Request(url, { method, headers, redirect: 'manual', ...(body === undefined ? {} : { body }) }),
    );
    return { ...(await readResponse(response)), status: response.status, headers: response.headers };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new UnreachableError(reasonOf(cause), sent, {
      timedOut: error instanceof Error && error.name === 'TimeoutError',
      isGone: error instanceof HostGoneError,
    });
  }
}

/** OpenSSL's names for a certificate that no known authority has signed. */
const UNKNOWN_ISSUER = /SELF_SIGNED_CERT|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER_CERT/;

/** Why there is no response. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? String(cause.code) : '';
  if (!UNKNOWN_ISSUER.test(code)) return cause.message;
  return 'its certificate is not trusted; set NODE_EXTRA_CA_CERTS to a PEM file with the certificate of its issuer';
}

/** A copy of a request that a client is about to send. */
export async function toSentRequest(request: Request): Promise<SentRequest> {
  const body = await request.clone().text();
  const { method, url } = request;
  return { method, url, headers: Object.fromEntries(request.headers), ...(body === '' ? {} : { body }) };
}
