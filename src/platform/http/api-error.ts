/** What went wrong with a call, as far as the caller can act on it. */
export type ApiErrorKind =
  /** The platform refused with a REST error body. */
  | 'refused'
  /** A servlet command failed, with HTTP 200. */
  | 'command-failed'
  /** The answer is not what the contract says, such as an HTML page instead of JSON. */
  | 'not-understood'
  | 'timed-out'
  | 'aborted'
  /** No answer at all: offline, refused connection, blocked. */
  | 'no-network';

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** HTTP status; 0 when there was no answer. */
  status?: number;
  /** Stable key of the platform; the one to decide by. */
  key?: string;
  code?: string;
  parameters?: string[];
  /** The platform's own words, in the language of the call. */
  message?: string;
  /** The parsed body, for the few failures that carry more than the usual fields. */
  body?: unknown;
  cause?: unknown;
}

/** The one failure that a call to the platform throws. It never holds what was sent. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly key: string;
  readonly code: string;
  readonly parameters: readonly string[];
  /** The platform's own words; empty when it gave none. */
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

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
