/** Notifies subscribers when a cookie may have changed, in this tab or another one. */
export function cookieChanges() {
  const listeners = new Set<() => void>();
  return {
    /** Call after this page may have changed the cookie. */
    notify(): void {
      for (const listen of listeners) listen();
    },
    /** @returns a function that unsubscribes. */
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
