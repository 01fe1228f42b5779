import { insuranceMembers } from '../seed/insurance/insurance-members';
import type { LensPackage } from '../seed/models/lens-package';
import type { Sku } from './carts';
import type { TestClient, TestResponse } from './test-client';

const RIA = '/wcs/resources/store/10851/ria';
export const LOG_IN = `${RIA}/login`;
export const BENEFITS = `${RIA}/benefits`;

/** Returns a member by letter. */
export function insuranceMember(key: string) {
  const member = insuranceMembers.find((candidate) => candidate.key === key);
  if (!member) throw new Error(`No insurance member ${key}`);
  return member;
}

/** Creates the personal form as its member fills it in. */
export function personalForm(key: string, fields: Record<string, string> = {}) {
  const { firstName, lastName, birthDate, postalCode, providers } = insuranceMember(key);
  const [birth_year, birth_month, birth_date] = birthDate.split('-');
  return {
    infoForm: 'personal',
    provider: providers[0],
    firstName,
    lastName,
    birth_month,
    birth_date,
    birth_year,
    zip: postalCode,
    storeId: '10851',
    ...fields,
  };
}

/** Returns the form with plan and member ID as its member fills it in. */
export function planForm(key: string, fields: Record<string, string> = {}) {
  const { plans, memberId, providers } = insuranceMember(key);
  const [plan] = plans;
  return {
    infoForm: 'plan',
    provider: providers[0],
    planID: plan?.planId,
    memberID: memberId,
    storeId: '10851',
    ...fields,
  };
}

/** Looks up nobody. */
export function failedLogin(client: TestClient): Promise<TestResponse> {
  return client.postJson(LOG_IN, personalForm('A', { lastName: 'Nobody' }));
}

interface RecordOptions {
  /** Place of the active plan, from 0. */
  planIndex?: number;
  /** Insurance off. */
  off?: boolean;
}

/** Looks a member up and stores the record as the panel does. Returns the token. */
export async function logInInsurance(
  client: TestClient,
  key: string,
  { planIndex = 0, off = false }: RecordOptions = {},
): Promise<string> {
  const { body } = await client.postJson(LOG_IN, planForm(key));
  if (body.result !== 'ok') throw new Error(`Member ${key} was not found: ${JSON.stringify(body)}`);
  const { token, plans, patientInfo, riaInsuranceInformation } = body;
  const activePlanId = plans[planIndex].planId;
  const record = { token, plans, activePlanId, patientInfo, riaInsuranceInformation, data: {} };
  client.setCookies([{ name: off ? 'ria_0' : 'ria_1', value: JSON.stringify(record), httpOnly: false }]);
  return token;
}

/** Removes the record, as the panel's log-out does. */
export function logOutInsurance(client: TestClient): void {
  client.setCookies(
    ['ria_0', 'ria_1', 'ria_2'].map((name) => ({ name, value: '', httpOnly: false, maxAge: 0 })),
  );
}

const CATALOG = '/wcs/resources/store/10851/catalog/10101/ria';
export const DISCOUNTS = `${CATALOG}/discounts`;
export const ESTIMATE = `${CATALOG}/estimatedbenefitpricing`;
export const PRICING = `${CATALOG}/benefitpricing`;

const IDS = { storeId: '10851', catalogId: '10101', langId: '-1' };

/** Returns a pair as a pricing entry, at list prices. */
export function pricingEntry({ color }: Sku, lens?: LensPackage) {
  const item = (
    type: 'f' | 'l',
    { upc, price }: { upc: string; price: Record<'USD', { list: number }> },
  ) => ({
    type,
    upc,
    price: price.USD.list / 100,
    quantity: 1,
  });
  return { frame: item('f', color), ...(lens ? { lens: item('l', lens) } : {}) };
}

/** Returns the request of getInsuranceDiscounts. */
export function discountsBody(entry: ReturnType<typeof pricingEntry>) {
  return { ...IDS, pricingEntries: [entry] };
}

/** Returns the request of both calls that price an order. */
export function pricingBody(
  token: string,
  pricingEntries: readonly ReturnType<typeof pricingEntry>[],
  fields: Record<string, string> = {},
) {
  const riaSyncInfo = { planName: 'Vision Choice 150', token, providerName: 'EYEMED' };
  const activePlanId = 'PLAN-A1';
  return { ...IDS, orderId: '.', riaSyncToken: token, riaSyncInfo, activePlanId, pricingEntries, ...fields };
}
