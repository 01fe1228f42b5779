/**
 * Rejects a pending response when its request is aborted, since the handler may ignore the request's signal.
 *
 * @throws the signal's reason.
 */
export function untilAborted(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    response.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
