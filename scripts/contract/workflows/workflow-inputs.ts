import type { StoreIds } from '../store-ids.ts';

/** Days from now until the first day on which the workflows book. */
const FIRST_DAY = 1;
const LAST_DAY = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What every workflow may use: the store's IDs, a new shopper's data, days, IDs of requests. */
export function workflowInputs({ store, now }: { store: StoreIds; now: Date }): Record<string, string> {
  const dayAfter = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return {
    ...store,
    email: `contract-check-${crypto.randomUUID()}@example.com`,
    password: 'Linden-42-grove',
    requestId: crypto.randomUUID(),
    from: dayAfter(FIRST_DAY),
    to: dayAfter(LAST_DAY),
    latitude: store.country === 'US' ? '40.7128' : '43.6532',
    longitude: store.country === 'US' ? '-74.006' : '-79.3832',
    city: store.country === 'US' ? 'Mason' : 'Guelph',
    state: store.country === 'US' ? 'OH' : 'ON',
    zipCode: store.country === 'US' ? '45040' : 'N1H 3T9',
    phone: store.country === 'US' ? '5135550163' : '5195550163',
    currency: store.country === 'US' ? 'USD' : 'CAD',
  };
}
