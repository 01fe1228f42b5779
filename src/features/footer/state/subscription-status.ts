import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** Matches the word `subscribed` anywhere in a URL, or the `subscription` status parameter. */
const STATUS = /(?:^|[^a-z])(subscribed)(?![a-z])|[?&]subscription=(\w*)/i;

/**
 * Subscription status in a URL: `subscribed` if the word occurs anywhere (000 §2, Footer), else the status that the
 * command redirected with; undefined if there is none.
 */
export function subscriptionStatusFromUrl(url: string): string | undefined {
  const [, word, status] = STATUS.exec(url) ?? [];
  return (word ?? status)?.toLowerCase();
}

/** Subscription status of the current URL. The fragment is only available in the browser. */
export function useSubscriptionStatus(): string | undefined {
  const { pathname, search } = useLocation();
  return useSyncExternalStore(
    subscribe,
    () => subscriptionStatusFromUrl(pathname + search + window.location.hash),
    () => subscriptionStatusFromUrl(pathname + search),
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
