/** Notifies subscribers when a cookie may have changed, in this tab or another one. */
export function cookieChanges() {
  const listeners = new Set<() => void>();
  return {
    /** Call after this page may have changed the cookie. */
    notify(): void {
      for (const listener of listeners) listener();
    },
    /** @returns a function that unsubscribes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      // Another tab may have changed it.
      window.addEventListener('focus', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('focus', listener);
      };
    },
  };
}
