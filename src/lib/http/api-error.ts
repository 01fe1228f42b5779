/** Kinds of failure of an API call. */
export type ApiErrorKind =
  /** The API responded with a REST error body. */
  | 'rejected'
  /** A servlet command failed with HTTP 200. */
  | 'command-failed'
  /** The response violates the contract, such as HTML instead of JSON. */
  | 'invalid-response'
  | 'timeout'
  | 'aborted'
  /** No response: offline, connection refused, blocked. */
  | 'network-error';

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** HTTP status; 0 without a response. */
  status?: number;
  /** Stable error key of the API; use it for decisions. */
  key?: string;
  code?: string;
  parameters?: string[];
  /** The API's error message, in the language of the request. */
  message?: string;
  /** The parsed body, for the few errors with additional fields. */
  body?: unknown;
  cause?: unknown;
}

/** The only error that an API call throws. It never contains the request. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly key: string;
  readonly code: string;
  readonly parameters: readonly string[];
  /** The API's error message, or an empty string. */
  readonly serverMessage: string;
  readonly body: unknown;

  constructor(details: ApiErrorDetails) {
    super(details.message || details.key || details.kind, { cause: details.cause });
    this.kind = details.kind;
    this.status = details.status ?? 0;
    this.key = details.key ?? '';
    this.code = details.code ?? '';
    this.parameters = details.parameters ?? [];
    this.serverMessage = details.message ?? '';
    this.body = details.body;
  }
}

/** Returns whether a caught value is the error of an API call. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/**
 * Returns whether the commerce API has rejected a request. Stricter than `leavesOutcomeOpen`, for actions that must never
 * happen twice: after an error of the API itself (5xx), the order may have been placed.
 */
export function isRejection(error: unknown): error is ApiError {
  return isApiError(error) && error.kind === 'rejected' && error.status < 500;
}

/** Returns whether an error leaves the outcome of a request unknown: no response arrived, or only a gateway's. */
export function leavesOutcomeOpen(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { kind, status } = error;
  const isOfGateway = kind === 'invalid-response' && (status === 502 || status === 504);
  return isOfGateway || kind === 'timeout' || kind === 'network-error';
}

/** Returns the minutes to wait after too many tries (contract, TooManyRequests); undefined for any other error. */
export function waitMinutes(error: unknown): number | undefined {
  if (!isApiError(error) || error.key !== '_ERR_TOO_MANY_TRIES') return undefined;
  return Number(error.parameters[0]) || 1;
}
