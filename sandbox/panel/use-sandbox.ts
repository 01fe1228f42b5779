import { useRef } from 'react';
import useSWR, { mutate } from 'swr';
import { api, type RequestView, unwrapResponse } from './client';

/** Same as the log size of the sandbox. */
const MAX_REQUESTS = 200;
/** Polling interval of the panel in milliseconds. */
const POLL_INTERVAL_MS = 1000;
/** Orders change more slowly than requests. */
const ORDERS_INTERVAL_MS = 3000;

/** Returns the shopper, scenario and latency of this browser. */
export function useStatus() {
  return useSWR('status', () => unwrapResponse(api.status.$get()));
}

export function useScenarios() {
  return useSWR('scenarios', () => unwrapResponse(api.scenarios.$get()), { revalidateOnFocus: false });
}

/** Returns the latest requests, newest first, updated by polling. */
export function useRequests(live: boolean) {
  const cached = useRef<RequestView[]>([]);
  return useSWR(
    'requests',
    async () => {
      const after = cached.current[0]?.id ?? 0;
      const { last, requests } = await unwrapResponse(api.requests.$get({ query: { after: String(after) } }));
      // A restarted sandbox begins at 1 again.
      const previous = last < after ? [] : cached.current;
      cached.current = [...requests.reverse(), ...previous].slice(0, MAX_REQUESTS);
      // The requests may have changed the shopper's state.
      if (requests.length > 0 && after > 0) void refreshStatus();
      return cached.current;
    },
    { refreshInterval: live ? POLL_INTERVAL_MS : 0 },
  );
}

/** Returns the emails that the commerce API would have sent, updated by polling. */
export function useEmails() {
  return useSWR('emails', () => unwrapResponse(api.emails.$get()), { refreshInterval: POLL_INTERVAL_MS });
}

/** Returns the placed orders, updated by polling: a clock or a shopper may have moved them. */
export function useOrders() {
  return useSWR('orders', () => unwrapResponse(api.orders.$get()), { refreshInterval: ORDERS_INTERVAL_MS });
}

export function refreshOrders(): Promise<unknown> {
  return mutate('orders');
}

export function refreshStatus(): Promise<unknown> {
  return mutate('status');
}
