/** Maximum number of polls: the banner may load late or never (000 §9). */
export const MAX_ATTEMPTS = 50;

/** Milliseconds between polls; 50 polls take ten seconds. */
const POLL_INTERVAL_MS = 200;

/**
 * Polls the banner height, at most 50 times, and reports the first non-zero value.
 *
 * @param height returns the current height in CSS pixels; 0 while the banner is empty.
 * @returns a function that stops polling.
 */
export function pollBannerHeight(height: () => number, onHeight: (height: number) => void): () => void {
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const poll = () => {
    attempts += 1;
    const measured = height();
    if (measured > 0) onHeight(measured);
    else if (attempts < MAX_ATTEMPTS) timer = setTimeout(poll, POLL_INTERVAL_MS);
  };
  poll();
  return () => clearTimeout(timer);
}
