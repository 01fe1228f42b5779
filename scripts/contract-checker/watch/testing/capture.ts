import type { CapturedBody, CapturedExchange } from '../captured-exchange.ts';

/** What the watch sees of a request and its response. */
export async function captureOf(request: Request, response: Response): Promise<CapturedExchange> {
  const { pathname, search } = new URL(request.url);
  return {
    at: Date.UTC(2026, 5, 15, 12),
    method: request.method,
    target: pathname + search,
    requestType: request.headers.get('content-type'),
    requestBody: await bodyOf(request),
    response: {
      status: response.status,
      headers: [...response.headers],
      body: await bodyOf(response),
    },
  };
}

async function bodyOf(message: Request | Response): Promise<CapturedBody> {
  const bytes = new Uint8Array(await message.clone().arrayBuffer());
  const encoding = message.headers.get('content-encoding') ?? '';
  return { size: bytes.byteLength, encoding, isTooLarge: false, ...(bytes.byteLength > 0 ? { bytes } : {}) };
}
