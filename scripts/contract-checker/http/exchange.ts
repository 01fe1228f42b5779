import type { ResponseText } from './read-response.ts';

/** A request as it was sent, so that it can be sent again, changed, and shown. */
export interface SentRequest {
  method: string;
  url: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body?: string;
}

export interface ReceivedResponse extends ResponseText {
  status: number;
  headers: Headers;
}

/** The same request without a body. */
export function withoutBody({ headers, ...request }: SentRequest): SentRequest {
  const { body: _, ...others } = request;
  const { 'content-type': _type, ...rest } = headers;
  return { ...others, headers: rest };
}
