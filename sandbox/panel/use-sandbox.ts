import { useRef } from 'react';
import useSWR, { mutate } from 'swr';
import { api, type RequestView, unwrapResponse } from './client';

/** Same as the log size of the sandbox. */
const MOST_REQUESTS = 200;
/** Polling interval of the panel in milliseconds. */
const NEWS_EVERY_MS = 1000;

/** Shopper, scenario and latency of this browser. */
export function useStatus() {
  return useSWR('status', () => unwrapResponse(api.status.$get()));
}

export function useScenarios() {
  return useSWR('scenarios', () => unwrapResponse(api.scenarios.$get()), { revalidateOnFocus: false });
}

/** The latest requests, newest first, updated by polling. */
export function useRequests(live: boolean) {
  const known = useRef<RequestView[]>([]);
  return useSWR(
    'requests',
    async () => {
      const after = known.current[0]?.id ?? 0;
      const { last, requests } = await unwrapResponse(api.requests.$get({ query: { after: String(after) } }));
      // A restarted sandbox counts from the beginning.
      const previous = last < after ? [] : known.current;
      known.current = [...requests.reverse(), ...previous].slice(0, MOST_REQUESTS);
      // The requests may have changed the shopper's state.
      if (requests.length > 0 && after > 0) void refreshStatus();
      return known.current;
    },
    { refreshInterval: live ? NEWS_EVERY_MS : 0 },
  );
}

/** The emails that the commerce API would have sent, updated by polling. */
export function useEmails() {
  return useSWR('emails', () => unwrapResponse(api.emails.$get()), { refreshInterval: NEWS_EVERY_MS });
}

export function refreshStatus(): Promise<unknown> {
  return mutate('status');
}
