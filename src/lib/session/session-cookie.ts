import { useStoreValue } from '../state/create-store';
import { cookieStore } from '../storage/cookie-store';

/** The API's only readable session cookie; it says only that a session exists. */
export const SESSION_COOKIE = 'WC_SESSION_ESTABLISHED';

const hasSession = cookieStore(`${SESSION_COOKIE}=true`);

/** Call after a request that may have started or ended a session. */
export const notifySessionChange = hasSession.notify;

/**
 * Returns whether a session exists. Without one the caller is the generic user (-1002) and has no data to fetch. False on the
 * server.
 */
export function useHasSession(): boolean {
  return useStoreValue(hasSession);
}

/** Acts like `useHasSession` outside a component. True on the server, which does not know. */
export function mayHaveSession(): boolean {
  return typeof document === 'undefined' || hasSession.read();
}
