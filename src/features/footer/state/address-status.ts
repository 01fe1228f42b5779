import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** What an address may say in its last words: the word subscribed anywhere, or the status that the command sent back. */
const STATUS = /(?:^|[^a-z])(subscribed)(?![a-z])|[?&]subscription=(\w*)/i;

/**
 * What the address of a page says about a subscription: `subscribed` where the word stands anywhere in it (000 §2, Footer),
 * or another status with which the command sent the browser back. Undefined where it says nothing.
 */
export function addressStatus(address: string): string | undefined {
  const [, word, status] = STATUS.exec(address) ?? [];
  return (word ?? status)?.toLowerCase();
}

/** The same of the current page. A fragment never reaches the server, so it counts a moment later. */
export function useAddressStatus(): string | undefined {
  const { pathname, search } = useLocation();
  return useSyncExternalStore(
    subscribe,
    () => addressStatus(pathname + search + window.location.hash),
    () => addressStatus(pathname + search),
  );
}

function subscribe(listen: () => void): () => void {
  addEventListener('hashchange', listen);
  return () => removeEventListener('hashchange', listen);
}
