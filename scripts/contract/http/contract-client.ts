import type { paths } from '@generated/paths';
import createClient, { type Client } from 'openapi-fetch';
import { CookieStore } from '../../contract-checker/http/cookie-store';
import type { ReceivedResponse, SentRequest } from '../../contract-checker/http/exchange';
import { toSentRequest } from '../../contract-checker/http/transport';

export type ContractClient = Client<paths>;

export interface ContractClientOptions {
  baseUrl: string;
  /** Sends each request of the client, its cookies included. */
  sendRequest: (request: SentRequest) => Promise<ReceivedResponse>;
  /** Cookies by name; updated by every response. */
  cookies?: Map<string, string>;
}

/** Statuses of responses without a body. */
const WITHOUT_BODY = new Set([204, 205, 304]);
const FORM = 'application/x-www-form-urlencoded';
/** Options of a call with a form body. */
export const asForm = { headers: { 'Content-Type': FORM } };

/** A typed client with its own cookies, like one browser. It does not follow redirects. */
export function createContractClient({
  baseUrl,
  sendRequest,
  cookies,
}: ContractClientOptions): ContractClient {
  const store = new CookieStore(cookies);
  return createClient<paths>({
    baseUrl,
    redirect: 'manual',
    bodySerializer: serializeBody,
    fetch: async (request) => {
      const cookie = store.header();
      if (cookie !== '') request.headers.set('cookie', cookie);
      const response = await sendRequest(await toSentRequest(request));
      store.update(response.headers);
      return toJsonResponse(response);
    },
  });
}

/** Forms repeat the key for each value of a list; everything else is JSON. */
function serializeBody(body: unknown, headers?: unknown): string {
  if (!(headers instanceof Headers) || headers.get('content-type') !== FORM) return JSON.stringify(body);
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    for (const item of [value].flat()) form.append(name, String(item));
  }
  return form.toString();
}

/** The response as the client reads it: text that is not JSON becomes a JSON string. */
function toJsonResponse({ status, headers, body }: ReceivedResponse): Response {
  const jsonHeaders = new Headers(headers);
  jsonHeaders.delete('content-length');
  jsonHeaders.delete('content-encoding');
  return new Response(WITHOUT_BODY.has(status) ? null : JSON.stringify(body), {
    status,
    headers: jsonHeaders,
  });
}
