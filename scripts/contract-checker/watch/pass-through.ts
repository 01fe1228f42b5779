import type { ExchangeRecorder } from './exchange-recorder.ts';

/** Sends a request and copies it and its response while they pass by. The response is passed on as it comes. */
export async function passThrough(
  request: Request,
  { send, recorder }: { send: (request: Request) => Promise<Response>; recorder: ExchangeRecorder },
): Promise<Response> {
  const copied = request.body ? copyBody(request.clone(), recorder) : Promise.resolve();
  try {
    const response = await send(request);
    recorder.startResponse(response.status, [...response.headers]);
    const { status, statusText, headers, body } = response;
    if (!body) {
      void copied.then(() => recorder.finish());
      return response;
    }
    const transformer = {
      transform: (chunk: Uint8Array, controller: TransformStreamDefaultController<Uint8Array>) => {
        recorder.addToResponse(chunk);
        controller.enqueue(chunk);
      },
      // Runs after the last chunk was passed on.
      flush: () => void copied.then(() => recorder.finish()),
      cancel: () => recorder.abandon(),
    };
    const copy = new TransformStream<Uint8Array, Uint8Array>(transformer);
    return new Response(body.pipeThrough(copy), { status, statusText, headers });
  } catch (error) {
    if (hasLeft(request)) recorder.abandon();
    else recorder.fail(reasonOf(error));
    throw error;
  }
}

/** What the host does not read is copied nevertheless. A body that ends early has no response to check it with. */
async function copyBody({ body }: Request, recorder: ExchangeRecorder): Promise<void> {
  try {
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) recorder.addToRequest(chunk);
  } catch {
    recorder.abandon();
  }
}

/** Whether the client gave the request up; a request that took too long has no response. */
function hasLeft({ signal }: Request): boolean {
  return signal.aborted && (signal.reason as { name?: unknown } | undefined)?.name !== 'TimeoutError';
}

/** A code, since a message may name a URL. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no connection';
  const { code } = (error.cause ?? error) as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
