import { useLocation } from 'react-router-dom';
import { createStore, useStoreValue } from '@/lib/state/create-store';

/** Matches the word `subscribed` anywhere in a URL, or the `subscription` status parameter. */
const STATUS = /(?:^|[^a-z])(subscribed)(?![a-z])|[?&]subscription=(\w*)/i;

/**
 * Returns the subscription status in a URL: `subscribed` if the word occurs anywhere (000 §2, Footer), else the status that the
 * command redirected with; undefined if there is none.
 */
export function subscriptionStatusFromUrl(url: string): string | undefined {
  const [, word, status] = STATUS.exec(url) ?? [];
  return (word ?? status)?.toLowerCase();
}

/** Returns the fragment of the URL, which is only available in the browser. */
const fragment = createStore('', { read: () => window.location.hash, changedBy: ['hashchange'] });

/** Returns the subscription status of the current URL. */
export function useSubscriptionStatus(): string | undefined {
  const { pathname, search } = useLocation();
  return subscriptionStatusFromUrl(pathname + search + useStoreValue(fragment));
}
