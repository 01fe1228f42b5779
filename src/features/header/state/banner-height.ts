/** The banner's content comes late, or not at all: it is looked for so often and no more (000 §9). */
export const MOST_TRIES = 50;

/** Milliseconds between two looks; 50 of them are ten seconds. */
const BETWEEN_TRIES_MS = 200;

/**
 * Looks for a banner's height in CSS pixels until it has one, at most 50 times, and tells it.
 *
 * @param height how high the banner is now; 0 while it has nothing to show.
 * @returns a function that ends the looking.
 */
export function pollBannerHeight(height: () => number, tell: (height: number) => void): () => void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    tries += 1;
    const found = height();
    if (found > 0) tell(found);
    else if (tries < MOST_TRIES) timer = setTimeout(look, BETWEEN_TRIES_MS);
  };
  look();
  return () => clearTimeout(timer);
}
