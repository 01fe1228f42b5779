import { requestExample } from '../request-example';
import { cartWithGlasses } from '../supplies/carts';
import { lensPackage } from '../supplies/products';
import { guest, idsOf } from '../supplies/shoppers';
import { asForm } from '../visitor';
import { MissingInput, present, successBody, supply, type Walk } from '../walk';
import type { Probes } from './probe';

/** The insurance plan of the person in the contract's example. */
const plan = supply(async (walk) => {
  const client = await guest(walk);
  const loginResult = successBody(
    'loginInsurance',
    await client.POST('/wcs/resources/store/{storeId}/ria/login', {
      params: { path: walk.store },
      body: { ...requestExample('loginInsurance', 'personal'), storeId: walk.store.storeId },
    }),
  );
  if (loginResult.result !== 'ok')
    throw new MissingInput('the lookup finds no plan for the person in the example');
  return loginResult;
});

export const insuranceProbes = {
  loginInsurance: plan,
  lookUpInsurance: async (walk) =>
    (await guest(walk)).POST('/webapp/wcs/stores/servlet/jsonpInsuranceAjax.jsp', {
      ...asForm,
      body: { ...requestExample('lookUpInsurance', 'personal'), ...idsOf(walk) },
    }),
  getInsuranceBenefits: async (walk) => {
    const { token, patientInfo } = await plan(walk);
    const example = requestExample('getInsuranceBenefits', 'inquiry');
    return (await guest(walk)).POST('/wcs/resources/store/{storeId}/ria/benefits', {
      params: { path: walk.store },
      body: {
        ...example,
        tokenId: token,
        memberId: patientInfo?.memberId ?? example.memberId,
        riaInsuranceInformation: { ...example.riaInsuranceInformation, token },
      },
    });
  },
  getInsuranceDiscounts: async (walk) =>
    (await guest(walk)).POST('/wcs/resources/store/{storeId}/catalog/{catalogId}/ria/discounts', {
      params: { path: walk.store },
      body: { ...idsOf(walk), pricingEntries: await pair(walk) },
    }),
  priceWithBenefits: async (walk) =>
    (await guest(walk)).POST('/wcs/resources/store/{storeId}/catalog/{catalogId}/ria/benefitpricing', {
      params: { path: walk.store },
      body: await pricing(walk),
    }),
  estimateWithBenefits: async (walk) =>
    (await guest(walk)).POST(
      '/wcs/resources/store/{storeId}/catalog/{catalogId}/ria/estimatedbenefitpricing',
      {
        params: { path: walk.store },
        body: await pricing(walk),
      },
    ),
} satisfies Probes;

async function pricing(walk: Walk) {
  const { token, plans } = await plan(walk);
  const { orderId } = await cartWithGlasses(walk);
  const example = requestExample('priceWithBenefits', 'order');
  return {
    ...idsOf(walk),
    orderId,
    riaSyncToken: token,
    riaSyncInfo: { ...example.riaSyncInfo, token },
    activePlanId: present('a plan', plans[0]?.planId),
    pricingEntries: await pair(walk),
  };
}

/** The glasses of this run as pricing items. */
async function pair(walk: Walk) {
  const { lens, frame } = await lensPackage(walk);
  const sold = present('the frame', frame);
  return [
    {
      frame: { type: 'f' as const, upc: sold.upc, price: sold.offerPrice, quantity: 1 },
      lens: { type: 'l' as const, upc: lens.upc, price: lens.offerPrice, quantity: 1 },
    },
  ];
}
