import type { paths } from '@generated/paths';
import createClient, { type Client } from 'openapi-fetch';
import { readResponse } from './read-response';

/**
 * Sends a request to a host: `fetch`, or a sandbox's own.
 *
 * @throws when there is no response.
 */
export type Transport = (request: Request) => Promise<Response>;
export type ContractClient = Client<paths>;

/** The host did not respond. */
export class UnreachableError extends Error {}

export interface ContractClientOptions {
  baseUrl: string;
  transport: Transport;
  /** Called with every response before the client reads it. */
  onResponse?: (request: Request, response: Response) => Promise<void>;
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
  transport,
  onResponse,
  cookies = new Map<string, string>(),
}: ContractClientOptions): ContractClient {
  return createClient<paths>({
    baseUrl,
    redirect: 'manual',
    bodySerializer: serializeBody,
    fetch: async (request) => {
      const cookieHeader = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      if (cookieHeader) request.headers.set('cookie', cookieHeader);
      const response = await sendRequest(transport, request);
      for (const line of response.headers.getSetCookie()) storeCookie(cookies, line);
      await onResponse?.(request, response);
      return toJsonResponse(response);
    },
  });
}

/** Sends the request and reads the whole body; an incomplete body counts as unreachable. */
async function sendRequest(transport: Transport, request: Request): Promise<Response> {
  try {
    const response = await transport(request);
    const body = await response.arrayBuffer();
    const { status, headers } = response;
    return new Response(WITHOUT_BODY.has(status) ? null : body, { status, headers });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new UnreachableError(cause instanceof Error ? cause.message : String(cause));
  }
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

function storeCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const separator = pair.indexOf('=');
  const name = pair.slice(0, separator).trim();
  const isRemoval = attributes.some((attribute) => /^\s*max-age=0*$/i.test(attribute));
  if (isRemoval) cookies.delete(name);
  else cookies.set(name, pair.slice(separator + 1).trim());
}

/** Turns any body into JSON for the client: a comment around it is removed, other text becomes a JSON string. */
async function toJsonResponse(response: Response): Promise<Response> {
  const { status, headers } = response;
  if (WITHOUT_BODY.has(status)) return response;
  const { body } = await readResponse(response);
  const jsonHeaders = new Headers(headers);
  jsonHeaders.delete('content-length');
  jsonHeaders.delete('content-encoding');
  return new Response(JSON.stringify(body), { status, headers: jsonHeaders });
}
