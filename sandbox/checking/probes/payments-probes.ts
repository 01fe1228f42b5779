import { requestExample } from '../request-example';
import { member } from '../supplies/shoppers';
import { type ContractRun, MissingInput, successBody } from '../walk';
import type { ContractChecks } from './probe';

export const paymentsChecks = {
  listPayments: async (run) => list(run),
  addPayment: async (run) => add(run),
  setDefaultPayment: async (run) => {
    const { client } = await member(run);
    const index = await lastIndex(run);
    return client.POST('/wcs/resources/store/{storeId}/mypayments/setdefault/{index}', {
      params: { path: { ...run.store, index } },
    });
  },
  deletePayment: async (run) => {
    const { client } = await member(run);
    const index = await lastIndex(run);
    return client.DELETE('/wcs/resources/store/{storeId}/mypayments/{index}', {
      params: { path: { ...run.store, index } },
    });
  },
} satisfies ContractChecks;

async function list(run: ContractRun) {
  const { client } = await member(run);
  return client.GET('/wcs/resources/store/{storeId}/mypayments/list/', { params: { path: run.store } });
}

async function add(run: ContractRun) {
  run.needLasting('a saved card');
  const { client } = await member(run);
  const body = requestExample('addPayment', run.store.country === 'US' ? 'visa' : 'amexInCanada');
  return client.PUT('/wcs/resources/store/{storeId}/mypayments', { params: { path: run.store }, body });
}

/** Index of the card that this run saved last. */
async function lastIndex(run: ContractRun): Promise<number> {
  successBody('addPayment', await add(run));
  const { payments } = successBody('listPayments', await list(run));
  const last = payments.at(-1);
  if (!last) throw new MissingInput('the member has no card');
  return last.index;
}
