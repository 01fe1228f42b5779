/** What may mean that another try is worth it: the connection is back, or the shopper presses again. */
const SIGNS = ['online', 'pointerdown', 'keydown'] as const;

/**
 * Loads the code of a part that stands in a Suspense of its own, such as a panel. Code that does not arrive takes nothing
 * else from the page: the part is waited for, with another try at each sign. For `lazy`, which would keep a failure for
 * good. Not for what a page cannot do without: its failure page offers another try.
 */
export async function untilArrived<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (typeof window === 'undefined') throw error;
    await nextSign();
    return untilArrived(load);
  }
}

/** Gets code ready ahead of the press that needs it, and says nothing where it does not arrive. */
export function getReady(load: () => Promise<unknown>): () => void {
  return () => {
    load().catch(() => {});
  };
}

function nextSign(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const seen = () => {
      stop.abort();
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, seen, { capture: true, signal: stop.signal });
  });
}
