import { useSyncExternalStore } from 'react';

/** The platform's readable cookie that says no more than that a session exists (its other cookies are for it alone). */
const ESTABLISHED = /(?:^|; )WC_SESSION_ESTABLISHED=true/;

const listeners = new Set<() => void>();

/** To be called when a call may have begun or ended a session. */
export function sessionMayHaveChanged(): void {
  for (const listen of listeners) listen();
}

/**
 * Whether anything could belong to the shopper at all. Without a session the caller is the generic user (-1002), and
 * nothing of the shopper's own need be asked for. False on the server.
 */
export function useHasSession(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => ESTABLISHED.test(document.cookie),
    () => false,
  );
}

/** The same outside a component. True on the server, which leaves the answer to the platform. */
export function mayHaveSession(): boolean {
  return typeof document === 'undefined' || ESTABLISHED.test(document.cookie);
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  // Another tab may have begun one.
  window.addEventListener('focus', listen);
  return () => {
    listeners.delete(listen);
    window.removeEventListener('focus', listen);
  };
}
