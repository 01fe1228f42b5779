import { noteServerDate } from '../dates/server-time';
import { ApiError, isApiError } from './api-error';
import { emitMutation } from './mutation-listener';
import {
  identityVersion,
  mayChange,
  NO_USER_KEY,
  recoverFromMissingUser,
  trackIdentityCall,
} from './user-recovery';

/** Sends a request to the commerce API. The server supplies a transport; the browser uses fetch. */
export type Transport = (request: Request) => Promise<Response>;

export interface CallOptions extends RequestInit {
  /** Milliseconds until the call fails with kind `timeout`. */
  timeoutMs?: number;
  transport?: Transport;
  /** Additional query parameters, such as those of the page for an espot. The contract's parameters take precedence. */
  extraQuery?: URLSearchParams;
}

/** Options as generated code passes them, with headers as a plain record. */
interface GeneratedOptions extends Omit<CallOptions, 'headers'> {
  headers: Record<string, string | readonly string[]>;
}

/** Error type of generated hooks, whatever error body the contract names. */
export type ErrorType<_Body> = ApiError;

const DEFAULT_TIMEOUT_MS = 15_000;
/** Error keys for a missing user or an expired session. */
const NO_USER_KEYS: readonly string[] = [
  NO_USER_KEY,
  'CWXBB1011E',
  '_ERR_INVALID_COOKIE',
  '_ERR_ACTIVITY_TOKEN',
  'ERR_COOKIE_EXPIRED',
];

/**
 * Calls the commerce API. Every generated client and hook uses it. It shows no message and never redirects.
 *
 * When the API needs a user (USR.CWXFR0130E) or the session has expired, it creates one guest identity and retries once. A change
 * by the page of one member is not sent in the session of another, who has signed in in another tab.
 *
 * @throws ApiError on every failure.
 */
export async function callApi<Data>(url: string, options: GeneratedOptions): Promise<Data>;
export async function callApi<Data>(url: string, options?: CallOptions): Promise<Data>;
export async function callApi<Data>(
  url: string,
  options: CallOptions | GeneratedOptions = {},
): Promise<Data> {
  const isAllowed = mayChange(url, options.method ?? 'GET');
  // Awaits nothing otherwise: a change may be the last thing that a page does.
  if (isAllowed !== true && !(await isAllowed)) throw new ApiError({ kind: 'aborted' });
  const versionBefore = identityVersion();
  try {
    return await trackIdentityCall(url, callOnce<Data>(url, options));
  } catch (error) {
    if (!isApiError(error) || !NO_USER_KEYS.includes(error.key)) throw error;
    const recovered = await recoverFromMissingUser(url, options.body, versionBefore, error.key);
    if (!recovered) throw error;
    return callOnce<Data>(url, options).catch(withoutUserMessage);
  }
}

/**
 * Replaces the API's message, which means nothing to a shopper: a user was created, and the API still knows none, because the
 * browser sends no cookies.
 */
function withoutUserMessage(error: unknown): never {
  if (!isApiError(error) || !NO_USER_KEYS.includes(error.key)) throw error;
  const { kind, status, key, code } = error;
  throw new ApiError({ kind, status, key, code, cause: error });
}

async function callOnce<Data>(url: string, options: CallOptions | GeneratedOptions): Promise<Data> {
  const { status, body } = await send(url, options);
  const error = toApiError(status, body);
  if (error) throw error;
  emitMutation(options.method ?? 'GET', url);
  return body as Data;
}

/** Reads the status and the body, which may break off or stall after the headers. @throws ApiError */
async function send(
  url: string,
  options: CallOptions | GeneratedOptions,
): Promise<{ status: number; body: unknown }> {
  const { timeoutMs, transport, signal, extraQuery, ...init } = options;
  const timeout = AbortSignal.timeout(timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const ended = new AbortController();
  const request = new Request(withQuery(new URL(url, baseUrl()), extraQuery), {
    ...init,
    headers: init.headers as HeadersInit,
    credentials: 'same-origin',
    redirect: 'manual',
    keepalive: outlivesPage(init),
    signal: signal ? firstOf([signal, timeout], ended.signal) : timeout,
  });
  try {
    const response = await (transport ?? fetch)(request);
    if (!transport) noteServerDate(response.headers.get('date'));
    return { status: response.status, body: await readBody(response) };
  } catch (cause) {
    if (isApiError(cause)) throw cause;
    if (timeout.aborted) throw new ApiError({ kind: 'timeout', cause });
    if (signal?.aborted) throw new ApiError({ kind: 'aborted', cause });
    throw new ApiError({ kind: 'network-error', cause });
  } finally {
    ended.abort();
  }
}

/** Bytes that all requests which outlive a page may have together: 64 KiB in every browser. */
const MAX_OUTLIVING_BYTES = 16_384;

/** Whether a request is sent to its end when the shopper opens the next page meanwhile: a small change, such as of a quantity. */
function outlivesPage({ method = 'GET', body }: Pick<RequestInit, 'method' | 'body'>): boolean {
  return method !== 'GET' && (!body || (typeof body === 'string' && body.length < MAX_OUTLIVING_BYTES));
}

/**
 * Aborts with the first of the signals: `AbortSignal.any`, which is younger than the browsers that the store supports.
 *
 * @param ended after which no signal matters.
 */
function firstOf(signals: readonly AbortSignal[], ended: AbortSignal): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const abort = () => first.abort(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { signal: ended });
  }
  return first.signal;
}

function withQuery(url: URL, extra?: URLSearchParams): URL {
  const existing = new Set(url.searchParams.keys());
  extra?.forEach((value, name) => {
    if (!existing.has(name)) url.searchParams.append(name, value);
  });
  return url;
}

/** Returns the page's origin. Outside a browser the transport sets the host, so any origin works. */
function baseUrl(): string {
  return typeof location === 'undefined' ? 'http://localhost' : location.origin;
}

/** Servlet commands may wrap their JSON in a block comment. */
const COMMENT = /^\s*\/\*([\s\S]*)\*\/\s*$/;

/**
 * Reads a response body: JSON (plain or in a block comment), a file as a Blob, or undefined when it is empty.
 *
 * @throws ApiError of kind `invalid-response` when the text is not JSON, such as an HTML page.
 */
async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204 || response.type === 'opaqueredirect' || isRedirect(response.status))
    return undefined;
  const type = response.headers.get('content-type') ?? '';
  if (isFile(type)) return response.blob();
  const text = await response.text();
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(COMMENT.exec(text)?.[1] ?? text);
  } catch (cause) {
    throw new ApiError({ kind: 'invalid-response', status: response.status, cause });
  }
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}

function isFile(type: string): boolean {
  return /^(image\/|application\/(pdf|octet-stream|msword|vnd\.))/.test(type);
}

type Fields = Record<string, unknown>;

/**
 * Returns the error in a response, or undefined on success.
 *
 * REST services fail with an error status and `{errors: [...]}`. Servlet commands always respond with HTTP 200 and fail with an
 * errorCode, errorMessage or errorMessageKey.
 */
export function toApiError(status: number, body: unknown): ApiError | undefined {
  if (status >= 400) return toRestError(status, body);
  const fields = asFields(body);
  if (fields && ('errorCode' in fields || 'errorMessage' in fields || 'errorMessageKey' in fields)) {
    return new ApiError({
      kind: 'command-failed',
      status,
      key: text(fields.errorMessageKey) || text(fields.errorCode),
      code: text(fields.errorCode),
      parameters: parameterList(fields.errorMessageParam),
      message: text(fields.errorMessage),
      body,
    });
  }
  return undefined;
}

function toRestError(status: number, body: unknown): ApiError {
  const errors = asFields(body)?.errors;
  const first = Array.isArray(errors) ? asFields(errors[0]) : undefined;
  if (!first) return new ApiError({ kind: 'invalid-response', status, body });
  return new ApiError({
    kind: 'rejected',
    status,
    key: text(first.errorKey),
    code: text(first.errorCode),
    parameters: parameterList(first.errorParameters),
    message: text(first.errorMessage),
    body,
  });
}

function asFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Splits the parameters, which the API sends as an array or as a comma-separated list. */
function parameterList(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(text);
  return text(value)
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
