/**
 * Rejects a pending response when its request is aborted, since the handler may ignore the request's signal.
 *
 * @throws the signal's reason.
 */
export function rejectOnAbort(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    response.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
