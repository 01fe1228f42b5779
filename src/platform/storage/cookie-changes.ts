/** Tells whom it concerns that a cookie may have been written or cleared: by this page, which says so, or by another tab. */
export function cookieChanges() {
  const listeners = new Set<() => void>();
  return {
    /** To be called when this page may have changed the cookie. */
    tell(): void {
      for (const listen of listeners) listen();
    },
    /** @returns what ends the subscription. */
    subscribe(listen: () => void): () => void {
      listeners.add(listen);
      // Another tab may have changed it.
      window.addEventListener('focus', listen);
      return () => {
        listeners.delete(listen);
        window.removeEventListener('focus', listen);
      };
    },
  };
}
