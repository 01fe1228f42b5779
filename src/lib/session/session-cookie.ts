import { useSyncExternalStore } from 'react';
import { cookieChanges } from '../storage/cookie-changes';
import { cookieMatches } from '../storage/cookie-matches';

/** The API's only readable session cookie; it says only that a session exists. */
const SESSION_COOKIE = 'WC_SESSION_ESTABLISHED=true';

const changes = cookieChanges();

/** Call after a request that may have started or ended a session. */
export function notifySessionChange(): void {
  changes.notify();
}

/**
 * Whether a session exists. Without one the caller is the generic user (-1002) and has no data to fetch. False on the
 * server.
 */
export function useHasSession(): boolean {
  return useSyncExternalStore(
    changes.subscribe,
    () => cookieMatches(SESSION_COOKIE),
    () => false,
  );
}

/** The same outside a component. True on the server, which cannot tell. */
export function mayHaveSession(): boolean {
  return typeof document === 'undefined' || cookieMatches(SESSION_COOKIE);
}
