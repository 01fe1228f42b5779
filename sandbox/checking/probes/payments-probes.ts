import { requestExample } from '../request-example';
import { member } from '../supplies/shoppers';
import { MissingInput, successBody, type Walk } from '../walk';
import type { Probes } from './probe';

export const paymentsProbes = {
  listPayments: async (walk) => list(walk),
  addPayment: async (walk) => add(walk),
  setDefaultPayment: async (walk) => {
    const { client } = await member(walk);
    const index = await lastIndex(walk);
    return client.POST('/wcs/resources/store/{storeId}/mypayments/setdefault/{index}', {
      params: { path: { ...walk.store, index } },
    });
  },
  deletePayment: async (walk) => {
    const { client } = await member(walk);
    const index = await lastIndex(walk);
    return client.DELETE('/wcs/resources/store/{storeId}/mypayments/{index}', {
      params: { path: { ...walk.store, index } },
    });
  },
} satisfies Probes;

async function list(walk: Walk) {
  const { client } = await member(walk);
  return client.GET('/wcs/resources/store/{storeId}/mypayments/list/', { params: { path: walk.store } });
}

async function add(walk: Walk) {
  walk.needLasting('a saved card');
  const { client } = await member(walk);
  const body = requestExample('addPayment', walk.store.country === 'US' ? 'visa' : 'amexInCanada');
  return client.PUT('/wcs/resources/store/{storeId}/mypayments', { params: { path: walk.store }, body });
}

/** Index of the card that this run saved last. */
async function lastIndex(walk: Walk): Promise<number> {
  successBody('addPayment', await add(walk));
  const { payments } = successBody('listPayments', await list(walk));
  const last = payments.at(-1);
  if (!last) throw new MissingInput('the member has no card');
  return last.index;
}
