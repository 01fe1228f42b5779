/** The response, whose body fails when it is larger than the limit. The rest is not read. */
export function limitResponse(response: Response, maxBytes: number): Response {
  if (!response.body) return response;
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size <= maxBytes) controller.enqueue(chunk);
      else controller.error(new Error(`The commerce API sent more than ${maxBytes} bytes.`));
    },
  });
  return new Response(response.body.pipeThrough(counter), response);
}
