/**
 * Rejects a pending result when its request is aborted, since who makes it may ignore the request's signal.
 *
 * @throws the signal's reason.
 */
export function rejectOnAbort<Result>(result: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
