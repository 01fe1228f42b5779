import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOutcome, type SubscriptionMessage } from './subscription-outcome';

/** What the page's address says about a subscription. Its fragment never reaches the server, so it counts a moment later. */
export function useAddressOutcome(): SubscriptionMessage | undefined {
  const { pathname, search, hash } = useLocation();
  return useSyncExternalStore(
    subscribe,
    () => addressOutcome(pathname + search + (hash || window.location.hash)),
    () => addressOutcome(pathname + search),
  );
}

function subscribe(listen: () => void): () => void {
  window.addEventListener('hashchange', listen);
  return () => window.removeEventListener('hashchange', listen);
}
