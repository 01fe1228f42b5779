/** Maximum number of polls: the banner may load late or never (000 §9). */
export const MOST_TRIES = 50;

/** Milliseconds between polls; 50 polls take ten seconds. */
const BETWEEN_TRIES_MS = 200;

/**
 * Polls the banner height, at most 50 times, and reports the first non-zero value.
 *
 * @param height returns the current height in CSS pixels; 0 while the banner is empty.
 * @returns a function that stops polling.
 */
export function pollBannerHeight(height: () => number, onHeight: (height: number) => void): () => void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    tries += 1;
    const found = height();
    if (found > 0) onHeight(found);
    else if (tries < MOST_TRIES) timer = setTimeout(look, BETWEEN_TRIES_MS);
  };
  look();
  return () => clearTimeout(timer);
}
