import { MissingInputError } from '../../contract-checker/missing-input-error';
import { member } from '../fixtures/shoppers';
import { requestExample } from '../model/request-example';
import { requireValue, type StoreRun, successBody } from '../store-run';
import type { ContractChecks } from './contract-check';

export const paymentsChecks = {
  listPayments: async (run) => listCards(run),
  addPayment: async (run) => addCard(run),
  setDefaultPayment: async (run) => {
    const { client } = await member(run);
    // The only card of a member is the default one already.
    successBody('addPayment', await addCard(run));
    successBody('addPayment', await addCard(run, SECOND_CARD));
    const { payments, defaultPayment } = successBody('listPayments', await listCards(run));
    const { index } = requireValue(
      'another card',
      payments.find((card) => card.index !== defaultPayment),
    );
    return client.POST('/wcs/resources/store/{storeId}/mypayments/setdefault/{index}', {
      params: { path: { ...run.store, index } },
    });
  },
  deletePayment: async (run) => {
    const { client } = await member(run);
    const index = await lastCardIndex(run);
    return client.DELETE('/wcs/resources/store/{storeId}/mypayments/{index}', {
      params: { path: { ...run.store, index } },
    });
  },
  createCaptchaToken: async (run) => run.newClient().POST('/captcha/token'),
} satisfies ContractChecks;

async function listCards(run: StoreRun) {
  const { client } = await member(run);
  return client.GET('/wcs/resources/store/{storeId}/mypayments/list/', { params: { path: run.store } });
}

/** A card processor's usual test number of another brand (002 §7). */
const SECOND_CARD = { card_accountNumber: '5555555555554444', card_cardType: '002', cc_cvc: '123' } as const;

async function addCard(run: StoreRun, card: Partial<typeof SECOND_CARD> = {}) {
  run.requireWrite('a saved card');
  const { client } = await member(run);
  const body = requestExample('addPayment', run.store.country === 'US' ? 'visa' : 'amexInCanada');
  return client.PUT('/wcs/resources/store/{storeId}/mypayments', {
    params: { path: run.store },
    body: { ...body, ...card },
  });
}

/** Index of the card that this run saved last. */
async function lastCardIndex(run: StoreRun): Promise<number> {
  successBody('addPayment', await addCard(run));
  const { payments } = successBody('listPayments', await listCards(run));
  const lastCard = payments.at(-1);
  if (!lastCard) throw new MissingInputError('the member has no card');
  return lastCard.index;
}
