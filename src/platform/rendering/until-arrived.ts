/** Events after which a retry may work: the connection is back, or the shopper interacts again. */
const SIGNS = ['online', 'pointerdown', 'keydown'] as const;

/**
 * Loads the code of a component in its own Suspense boundary, such as a panel, and retries after a failure. For `lazy`,
 * which would cache the failure. Not for essential code: the error page offers a retry for that.
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

/** Preloads code before the click that needs it; ignores failures. */
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
