import type { CookieToSet } from '../http/cookies';
import type { SandboxResponse } from '../run-operation';

/** A request that can be posted to another tab. */
export interface SerializedRequest {
  url: string;
  method: string;
  headers: [name: string, value: string][];
  body: ArrayBuffer | undefined;
  cookieHeader: string;
}

/** A response that can be posted to another tab. */
export interface SerializedResponse {
  status: number;
  headers: [name: string, value: string][];
  body: ArrayBuffer | undefined;
  cookies: CookieToSet[];
}

/** `new Response` throws for these statuses when there is a body, even an empty one. */
const NULL_BODY_STATUSES = new Set([204, 205, 304]);

export async function serializeRequest(request: Request, cookieHeader: string): Promise<SerializedRequest> {
  const { url, method } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await request.arrayBuffer() : undefined;
  return { url, method, headers: [...request.headers], body, cookieHeader };
}

export function deserializeRequest({ url, method, headers, body }: SerializedRequest): Request {
  return new Request(url, { method, headers, body: body ?? null });
}

export async function serializeResponse({ response, cookies }: SandboxResponse): Promise<SerializedResponse> {
  const { status, headers } = response;
  const body = NULL_BODY_STATUSES.has(status) ? undefined : await response.arrayBuffer();
  return { status, headers: [...headers], body, cookies };
}

export function deserializeResponse({ status, headers, body, cookies }: SerializedResponse): SandboxResponse {
  return { response: new Response(body ?? null, { status, headers }), cookies };
}
