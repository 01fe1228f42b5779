import type { Cart } from '@generated/cart/model/cart';
import { useSyncExternalStore } from 'react';

/** A session that the API no longer has. In memory only. */
export interface LostSession {
  /** The last known cart. */
  cart?: Cart | undefined;
  /** Whether the shopper was signed in. */
  wasMember?: boolean | undefined;
}

let lostSession: LostSession | undefined;
const listeners = new Set<() => void>();

export function recordLostSession(session: LostSession): void {
  lostSession = session;
  notify();
}

/** Call when the shopper signs in or dismisses the message. */
export function clearLostSession(): void {
  lostSession = undefined;
  notify();
}

/** The session that was lost while this page was open; usually undefined, always on the server. */
export function useLostSession(): LostSession | undefined {
  return useSyncExternalStore(
    subscribe,
    () => lostSession,
    () => undefined,
  );
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
