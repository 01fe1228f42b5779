/**
 * The time limits of calls follow the clock that a test sets with `vi.useFakeTimers`, and otherwise never pass: a busy machine
 * would fail a call whose response is on its way.
 */
const { setTimeout: realTimeout } = globalThis;

AbortSignal.timeout = (milliseconds) => {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  if (globalThis.setTimeout !== realTimeout) setTimeout(abort, milliseconds);
  return controller.signal;
};
