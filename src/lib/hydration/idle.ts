/** Resolves once the browser is idle. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // The page of a test may have ended meanwhile.
    if (typeof window === 'undefined') return;
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve);
  });
}

/** Returns whether nothing should load ahead of a tap. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
