import { type ApiError, errorBody, errorResponse } from './api-errors';

/** What a handler returns instead of a success body: a redirect, an image, a file, an error. */
export class RawResponse {
  readonly response: Response;
  /** JSON of the response, which is checked against the contract. */
  readonly body: unknown;

  constructor(response: Response, body?: unknown) {
    this.response = response;
    this.body = body;
  }
}

export function redirect(location: string): RawResponse {
  return new RawResponse(new Response(null, { status: 302, headers: { Location: location } }));
}

/** Returns an error without rolling back what the handler has changed, as `reject` does. */
export function failure(error: ApiError): RawResponse {
  return new RawResponse(errorResponse(error), errorBody(error));
}
