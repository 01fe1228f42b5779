import { createControlApp } from '@sandbox/control/control-app';
import { createContext } from '@sandbox/create-context';
import { createSandbox } from '@sandbox/create-sandbox';
import { memoryPersistence } from '@sandbox/db/memory-persistence';
import { openDatabase } from '@sandbox/db/open-database';
import { stateSchema } from '@sandbox/state/state';
import { addGlassesTo, CART, prescriptionSku } from '@sandbox/testing/carts';
import { placeOrder, setAddress, setCard } from '@sandbox/testing/checkout';
import {
  BENEFITS,
  DISCOUNTS,
  discountsBody,
  insuranceMember,
  LOG_IN,
  logInInsurance,
  PRICING,
  personalForm,
  planForm,
  pricingBody,
  pricingEntry,
} from '@sandbox/testing/insurance';
import { becomeGuest } from '@sandbox/testing/shoppers';
import { TestClient } from '@sandbox/testing/test-client';
import { expect, it, vi } from 'vitest';

/** Names, numbers and plans that nothing else in the sandbox contains: of a member, and of failed look-ups. */
const { lastName, memberId, plans, postalCode } = insuranceMember('E');
const SECRETS = [lastName, memberId, postalCode, 'Quillfeather', 'Zora', 'M555777', 'PLAN-Q7', '1931'].concat(
  plans.flatMap(({ planId, planName, groupId }) => [planId, planName, groupId]),
);

it('nothing of a look-up, a record or a plan is in the log, the export, an email or the output', async () => {
  const output: string[] = [];
  const write = (text: unknown) => output.push(String(text)) > 0;
  const spies = [
    vi.spyOn(process.stderr, 'write').mockImplementation(write),
    vi.spyOn(process.stdout, 'write').mockImplementation(write),
  ];
  const state = openDatabase(stateSchema, memoryPersistence());
  const sandbox = createSandbox({
    context: createContext({ state }),
    onFinding: (finding) => output.push(JSON.stringify(finding)),
    onFailure: (error) => output.push(String(error)),
  });
  const shopper = new TestClient(sandbox);
  await becomeGuest(shopper);
  await shopper.postJson(LOG_IN, personalForm('E', { firstName: 'Zora9' }));
  await shopper.postJson(LOG_IN, personalForm('E', { lastName: 'Quillfeather', birth_year: '1931' }));
  await shopper.postJson(LOG_IN, planForm('E', { planID: 'PLAN-Q7', memberID: 'M555777' }));
  const token = await logInInsurance(shopper, 'E');
  const information = { planName: plans[0]?.planName, token, providerName: 'EYEMED' };
  const inquiry = { tokenId: token, providerName: 'EYEMED', memberId, riaInsuranceInformation: information };
  await shopper.postJson(BENEFITS, inquiry);
  await shopper.postJson(BENEFITS, { ...inquiry, memberId: '' });
  const sku = prescriptionSku(sandbox.context.catalog);
  await addGlassesTo(shopper, sku);
  const entry = pricingEntry(sku);
  await shopper.postJson(DISCOUNTS, discountsBody(entry));
  await shopper.postJson(PRICING, pricingBody(token, [entry]));
  await setAddress(shopper);
  await setCard(shopper);
  expect((await placeOrder(shopper)).status).toBe(201);
  // Also in places where it does not belong.
  await shopper.get(`${CART}/@self?token=${token}&memberID=${memberId}`);
  await shopper.get(`/wcs/resources/store/10851/order/${memberId}`);
  await shopper.get(`/ria/${token}/${memberId}`);

  const control = createControlApp(sandbox);
  const read = async (path: string) => {
    const request = new Request(`http://sandbox.test/sandbox/api/${path}`);
    return (await control.fetch(request, { cookieHeader: shopper.cookieHeader, setCookie: () => {} })).text();
  };
  const texts = await Promise.all(['data', 'requests', 'emails', 'orders'].map(read));
  for (const spy of spies) spy.mockRestore();

  expect(texts.join()).toContain('benefitpricing');
  expect(state.insuranceTokens.get(token)).toBeDefined();
  for (const secret of [token, ...SECRETS])
    expect(
      [...texts, ...output].filter((text) => contains(text, secret)),
      secret,
    ).toEqual([]);
});

/** Matches whole numbers only: a random id, hash or time may contain the digits. */
function contains(text: string, secret: string): boolean {
  return /^\d+$/.test(secret) ? text.split(/[^\da-z]/i).includes(secret) : text.includes(secret);
}
