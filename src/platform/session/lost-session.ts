import type { Cart } from '@generated/cart/model/cart';
import { useSyncExternalStore } from 'react';

/** What this page knew of a session that the platform no longer has. It is kept nowhere but in memory. */
export interface LostSession {
  /** What was in the cart, as far as this page has read it. */
  cart?: Cart | undefined;
  /** Whether the shopper is known to have been signed in. */
  wasMember?: boolean | undefined;
}

let lost: LostSession | undefined;
const listeners = new Set<() => void>();

export function noteLostSession(session: LostSession): void {
  lost = session;
  tell();
}

/** To be called when the shopper is somebody again by an own act, or has read of the loss. */
export function forgetLostSession(): void {
  lost = undefined;
  tell();
}

/** The session that was lost while this page was in use; undefined as a rule, and on the server. */
export function useLostSession(): LostSession | undefined {
  return useSyncExternalStore(
    subscribe,
    () => lost,
    () => undefined,
  );
}

function tell(): void {
  for (const listen of listeners) listen();
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
