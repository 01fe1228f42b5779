import { useSyncExternalStore } from 'react';
import { cookieChanges } from '../storage/cookie-changes';
import { cookieSays } from '../storage/cookie-says';

/** The platform's readable cookie that says no more than that a session exists (its other cookies are for it alone). */
const ESTABLISHED = 'WC_SESSION_ESTABLISHED=true';

const changes = cookieChanges();

/** To be called when a call may have begun or ended a session. */
export function sessionMayHaveChanged(): void {
  changes.tell();
}

/**
 * Whether anything could belong to the shopper at all. Without a session the caller is the generic user (-1002), and
 * nothing of the shopper's own need be asked for. False on the server.
 */
export function useHasSession(): boolean {
  return useSyncExternalStore(
    changes.subscribe,
    () => cookieSays(ESTABLISHED),
    () => false,
  );
}

/** The same outside a component. True on the server, which leaves the answer to the platform. */
export function mayHaveSession(): boolean {
  return typeof document === 'undefined' || cookieSays(ESTABLISHED);
}
