/**
 * Reads the rest of a request's body. On a reused connection the next request would otherwise wait behind it, and the server
 * would close the connection under that request.
 */
export async function drainBody({ body, bodyUsed }: Request): Promise<void> {
  if (!body || bodyUsed || body.locked) return;
  const reader = body.getReader();
  try {
    while (!(await reader.read()).done);
  } catch {
    // The client has disconnected.
  }
}
