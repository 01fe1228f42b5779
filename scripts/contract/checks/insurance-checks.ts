import { MissingInputError } from '../../contract-checker/missing-input-error';
import { cartWithGlasses } from '../fixtures/carts';
import { lensPackage } from '../fixtures/products';
import { guest, idsOf } from '../fixtures/shoppers';
import { asForm, type ContractClient } from '../http/contract-client';
import { requestExample } from '../model/request-example';
import { fixture, requireValue, type StoreRun, successBody } from '../store-run';
import type { ContractChecks } from './contract-check';

/** The insurance plan of the person in the contract's example. Its token belongs to the shared guest. */
const insurancePlan = fixture(async (run) => logIn(run, await guest(run)));

async function logIn(run: StoreRun, client: ContractClient) {
  const loginResult = successBody(
    'loginInsurance',
    await client.POST('/wcs/resources/store/{storeId}/ria/login', {
      params: { path: run.store },
      body: { ...requestExample('loginInsurance', 'personal'), storeId: run.store.storeId },
    }),
  );
  if (loginResult.result !== 'ok')
    throw new MissingInputError('the lookup finds no plan for the person in the example');
  return loginResult;
}

/** A client with insurance on: it sends the record with every request. */
const insuredClient = fixture(async (run) => {
  const cookies = new Map<string, string>();
  const client = run.newClient(cookies);
  const { result: _, ...record } = await logIn(run, client);
  const activePlanId = requireValue('a plan', record.plans[0]?.planId);
  cookies.set('ria_1', encodeURIComponent(JSON.stringify({ ...record, activePlanId, data: {} })));
  return client;
});

export const insuranceChecks = {
  loginInsurance: insurancePlan,
  lookUpInsurance: async (run) =>
    (await guest(run)).POST('/webapp/wcs/stores/servlet/jsonpInsuranceAjax.jsp', {
      ...asForm,
      body: { ...requestExample('lookUpInsurance', 'personal'), ...idsOf(run) },
    }),
  getInsuranceBenefits: async (run) => {
    const { token, patientInfo } = await insurancePlan(run);
    const example = requestExample('getInsuranceBenefits', 'inquiry');
    return (await guest(run)).POST('/wcs/resources/store/{storeId}/ria/benefits', {
      params: { path: run.store },
      body: {
        ...example,
        tokenId: token,
        memberId: patientInfo?.memberId ?? example.memberId,
        riaInsuranceInformation: { ...example.riaInsuranceInformation, token },
      },
    });
  },
  getInsuranceDiscounts: async (run) =>
    (await insuredClient(run)).POST('/wcs/resources/store/{storeId}/catalog/{catalogId}/ria/discounts', {
      params: { path: run.store },
      body: { ...idsOf(run), pricingEntries: await pricingItems(run) },
    }),
  priceWithBenefits: async (run) =>
    (await guest(run)).POST('/wcs/resources/store/{storeId}/catalog/{catalogId}/ria/benefitpricing', {
      params: { path: run.store },
      body: await pricingBody(run),
    }),
  estimateWithBenefits: async (run) =>
    (await guest(run)).POST(
      '/wcs/resources/store/{storeId}/catalog/{catalogId}/ria/estimatedbenefitpricing',
      {
        params: { path: run.store },
        body: await pricingBody(run),
      },
    ),
} satisfies ContractChecks;

async function pricingBody(run: StoreRun) {
  const { token, plans } = await insurancePlan(run);
  const { orderId } = await cartWithGlasses(run);
  const example = requestExample('priceWithBenefits', 'order');
  return {
    ...idsOf(run),
    orderId,
    riaSyncToken: token,
    riaSyncInfo: { ...example.riaSyncInfo, token },
    activePlanId: requireValue('a plan', plans[0]?.planId),
    pricingEntries: await pricingItems(run),
  };
}

/** The glasses of this run as pricing items, at list prices. */
async function pricingItems(run: StoreRun) {
  const { lens, frame } = await lensPackage(run);
  const soldFrame = requireValue('the frame', frame);
  return [
    {
      frame: {
        type: 'f' as const,
        upc: soldFrame.upc,
        price: requireValue('its price', soldFrame.listPrice ?? soldFrame.offerPrice),
        quantity: 1,
      },
      lens: { type: 'l' as const, upc: lens.upc, price: lens.listPrice ?? lens.offerPrice, quantity: 1 },
    },
  ];
}
