import { useRef } from 'react';
import useSWR, { mutate } from 'swr';
import { answerOf, api, type RequestView } from './client';

/** As many as the sandbox itself remembers. */
const MOST_REQUESTS = 200;
/** How often the panel asks for news while it is looked at, in milliseconds. */
const NEWS_EVERY_MS = 1000;

/** Who this browser is for the sandbox, and what it has chosen. */
export function useStatus() {
  return useSWR('status', () => answerOf(api.status.$get()));
}

export function useScenarios() {
  return useSWR('scenarios', () => answerOf(api.scenarios.$get()), { revalidateOnFocus: false });
}

/** The latest requests, newest first, followed as they come. */
export function useRequests(live: boolean) {
  const known = useRef<RequestView[]>([]);
  return useSWR(
    'requests',
    async () => {
      const after = known.current[0]?.id ?? 0;
      const { last, requests } = await answerOf(api.requests.$get({ query: { after: String(after) } }));
      // A sandbox that was started anew counts from the beginning.
      const kept = last < after ? [] : known.current;
      known.current = [...requests.reverse(), ...kept].slice(0, MOST_REQUESTS);
      // What the shopper has may be another by now.
      if (requests.length > 0 && after > 0) void refreshStatus();
      return known.current;
    },
    { refreshInterval: live ? NEWS_EVERY_MS : 0 },
  );
}

/** What the platform would have sent by e-mail, followed as it comes. */
export function useEmails() {
  return useSWR('emails', () => answerOf(api.emails.$get()), { refreshInterval: NEWS_EVERY_MS });
}

export function refreshStatus(): Promise<unknown> {
  return mutate('status');
}
