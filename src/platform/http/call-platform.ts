import { ApiError, isApiError } from './api-error';
import { failureOf } from './failures';
import { tellOfMutation } from './mutation-listener';
import { readBody } from './read-body';
import { identityNumber, recoverFromMissingUser, watchForIdentity } from './user-recovery';

/** How a request gets to the platform and back. The server gives its own; the browser uses fetch. */
export type Transport = (request: Request) => Promise<Response>;

export interface CallOptions extends RequestInit {
  /** Milliseconds until the call fails with kind `timed-out`. */
  timeoutMs?: number;
  transport?: Transport;
  /** Query parameters that go along with those of the contract, which win, as a marketing spot gets those of its page. */
  passOn?: URLSearchParams;
}

/** What generated code passes: the caller's options, with header values as plain records. */
interface GeneratedOptions extends Omit<CallOptions, 'headers'> {
  headers: Record<string, string | readonly string[]>;
}

/** Type of the failure in generated hooks, whatever body the contract names. */
export type ErrorType<_Body> = ApiError;

const DEFAULT_TIMEOUT_MS = 15_000;
/** The platform has no usable user behind the call: none at all, or one whose session has ended. */
const NO_USER: readonly string[] = [
  'USR.CWXFR0130E',
  'CWXBB1011E',
  '_ERR_INVALID_COOKIE',
  '_ERR_ACTIVITY_TOKEN',
  'ERR_COOKIE_EXPIRED',
];

/**
 * The only way to the platform: every generated client and hook calls it. It raises no message and redirects nowhere.
 *
 * When the platform needs a user (USR.CWXFR0130E), or the session has ended, one guest identity is made and the call
 * repeated once.
 *
 * @throws ApiError on every failure: refused calls, failed commands, answers that are not understood, time-outs, aborts
 * and a missing network.
 */
export async function callPlatform<Answer>(url: string, options: GeneratedOptions): Promise<Answer>;
export async function callPlatform<Answer>(url: string, options?: CallOptions): Promise<Answer>;
export async function callPlatform<Answer>(
  url: string,
  options: CallOptions | GeneratedOptions = {},
): Promise<Answer> {
  const identity = identityNumber();
  try {
    return await watchForIdentity(url, callOnce<Answer>(url, options));
  } catch (error) {
    if (!isApiError(error) || !NO_USER.includes(error.key)) throw error;
    const recovered = await recoverFromMissingUser(url, options.body, identity, error.key);
    if (!recovered) throw error;
    return callOnce<Answer>(url, options);
  }
}

async function callOnce<Answer>(url: string, options: CallOptions | GeneratedOptions): Promise<Answer> {
  const response = await send(url, options);
  const body = await readBody(response);
  const failure = failureOf(response.status, body);
  if (failure) throw failure;
  tellOfMutation(options.method ?? 'GET', url);
  return body as Answer;
}

async function send(url: string, options: CallOptions | GeneratedOptions): Promise<Response> {
  const { timeoutMs, transport, signal, passOn, ...init } = options;
  const timeout = AbortSignal.timeout(timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const signals = signal ? [signal, timeout] : [timeout];
  const request = new Request(withQuery(new URL(url, baseAddress()), passOn), {
    ...init,
    headers: init.headers as HeadersInit,
    credentials: 'same-origin',
    redirect: 'manual',
    signal: AbortSignal.any(signals),
  });
  try {
    return await (transport ?? fetch)(request);
  } catch (cause) {
    if (timeout.aborted) throw new ApiError({ kind: 'timed-out', cause });
    if (signal?.aborted) throw new ApiError({ kind: 'aborted', cause });
    throw new ApiError({ kind: 'no-network', cause });
  }
}

function withQuery(address: URL, more?: URLSearchParams): URL {
  const own = new Set(address.searchParams.keys());
  more?.forEach((value, name) => {
    if (!own.has(name)) address.searchParams.append(name, value);
  });
  return address;
}

/** Calls go to the page's own origin; outside a browser the transport decides, so any origin will do. */
function baseAddress(): string {
  return typeof location === 'undefined' ? 'http://localhost' : location.origin;
}
