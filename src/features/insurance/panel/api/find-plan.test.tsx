import { afterEach, expect, test, vi } from 'vitest';
import { siteByLocale } from '@/lib/site/site';
import { testServer } from '../../../../../tests/support/test-server';
import { EMPTY_LOOKUP } from '../forms/lookup-values';
import { findPlan, type Lookup } from './find-plan';

const site = siteByLocale('lc-us');
const lookup: Lookup = {
  form: 'plan',
  values: {
    ...EMPTY_LOOKUP,
    provider: 'EYEMED',
    planid: ' PLAN-A1 ',
    memberid: 'M1002003',
    certifyage: true,
  },
};
const loginsOf = () => testServer().callsTo('/ria/login');

afterEach(() => vi.useRealTimers());

test('by the service, with plan and member ID', async () => {
  const result = await findPlan(site, lookup);
  expect(result).toMatchObject({ type: 'found', record: { plans: [{ planId: 'PLAN-A1' }] } });
  const request = testServer().requests[0];
  expect(await request?.json()).toEqual({
    infoForm: 'plan',
    provider: 'EYEMED',
    storeId: '10851',
    planID: 'PLAN-A1',
    memberID: 'M1002003',
  });
});

test('by the servlet, which leaves patient and provider to the form', async () => {
  const result = await findPlan(site, lookup, { method: 'jsp' });
  const token = expect.any(String);
  expect(result).toMatchObject({
    type: 'found',
    record: {
      token,
      riaInsuranceInformation: { planName: 'Vision Choice 150', providerName: 'EYEMED', token },
      patientInfo: { insuranceSystemName: '', memberId: 'M1002003' },
      activePlanId: 'PLAN-A1',
    },
  });
  const request = testServer().requests[0];
  const sent = new URLSearchParams(await request?.text());
  expect(Object.fromEntries(sent)).toMatchObject({ orderId: '.', catalogId: '10101', langId: '-1' });
});

test('by the servlet in a comment, with the order of the cart', async () => {
  testServer().startScenario('lookUpInsurance:wrapped');
  testServer().exposeCookies();
  const result = await findPlan(site, { ...lookup, orderId: '90210001' }, { method: 'jsp' });
  expect(result).toMatchObject({ type: 'found', record: { token: 'ria-5d0c1f4e' } });
  expect(await testServer().requests[0]?.text()).toContain('orderId=90210001');
});

test.each([
  ['loginInsurance:notFound', { type: 'not-found', attemptsLeft: 3 }],
  ['loginInsurance:attemptLimit', { type: 'locked', lockedSeconds: 3599 }],
  ['loginInsurance:serviceError', { type: 'failed' }],
  ['loginInsurance:alreadyLogged', { type: 'already-logged-in' }],
  ['loginInsurance:disabled', { type: 'disabled' }],
])('%s', async (scenario, expected) => {
  testServer().startScenario(scenario);
  expect(await findPlan(site, lookup)).toEqual(expected);
});

test('at most two plans are accepted', async () => {
  testServer().startScenario('loginInsurance:threePlans');
  const result = await findPlan(site, lookup);
  expect(result.type === 'found' && result.record.plans).toHaveLength(2);
});

test('an earlier lookup that is not done yet is followed by one more after two seconds', async () => {
  testServer().startScenario('loginInsurance:loginLoading');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waiting = Promise.withResolvers<void>();
  const result = findPlan(site, lookup, { onWait: waiting.resolve });
  await waiting.promise;
  expect(loginsOf()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await result).toEqual({ type: 'failed' });
  expect(loginsOf()).toHaveLength(2);
});
