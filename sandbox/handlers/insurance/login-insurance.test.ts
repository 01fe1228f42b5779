import { describe, expect, it } from 'vitest';
import {
  failedLogin,
  LOG_IN,
  logInInsurance,
  logOutInsurance,
  personalForm,
  planForm,
} from '../../testing/insurance';
import { testSandbox } from '../../testing/test-sandbox';

const MINUTE = 60_000;
const SERVLET = '/webapp/wcs/stores/servlet/jsonpInsuranceAjax.jsp';

describe('finding a member', () => {
  it.each(['A', 'B', 'C', 'D', 'E', 'F', 'I', 'J'])('%s by name, birth date and postal code', async (key) => {
    const { body } = await testSandbox().client().postJson(LOG_IN, personalForm(key));
    expect(body.result).toBe('ok');
    expect(body.riaInsuranceInformation.token).toBe(body.token);
    expect(body.plans).toHaveLength(key === 'E' ? 2 : 1);
    expect(body.plans[0].network).toBe(key !== 'I');
  });

  it('ignores case, accents and spaces', async () => {
    const form = personalForm('J', { firstName: ' jules', lastName: 'TRÉMBLAY', zip: 'g1k3b5' });
    expect((await testSandbox().client().postJson(LOG_IN, form)).body.result).toBe('ok');
  });

  it('G only by plan and member ID; the group ID is as good as that of the plan', async () => {
    const client = testSandbox().client();
    expect((await client.postJson(LOG_IN, personalForm('G'))).body).toMatchObject({ errorCode: 0 });
    const { body } = await client.postJson(LOG_IN, planForm('G', { planID: 'g7781' }));
    expect(body.patientInfo).toEqual({ insuranceSystemName: 'RIA', memberId: 'M1002061' });
  });

  it.each([
    ['another provider', personalForm('A', { provider: 'AETNA' })],
    ['another birth date', personalForm('A', { birth_date: '22' })],
    ['another postal code', personalForm('A', { zip: '45041' })],
    ['another member ID', planForm('A', { memberID: 'M9' })],
    ['another plan', planForm('A', { planID: 'PLAN-B2' })],
  ])('nobody with %s', async (_what, form) => {
    const { body } = await testSandbox().client().postJson(LOG_IN, form);
    expect(body).toEqual({ result: 'ko', errorCode: 0, attemptsLeft: 3 });
  });

  it.each([
    ['the 31st of February', personalForm('A', { birth_month: '02', birth_date: '31' }), 'birth_date'],
    ['the other store in the body', personalForm('A', { storeId: '10852' }), 'storeId'],
  ])('rejects %s', async (_what, form, field) => {
    const { status, body } = await testSandbox().client().postJson(LOG_IN, form);
    expect([status, body.errors[0].errorParameters]).toEqual([400, field]);
  });
});

describe('attempts', () => {
  it('locks one browser for an hour after four failures', async () => {
    const { client, advanceClock } = testSandbox();
    const visitor = client();
    const other = client();
    const failures = [];
    for (const _ of [1, 2, 3, 4]) failures.push((await failedLogin(visitor)).body);
    expect(failures).toEqual([
      { result: 'ko', errorCode: 0, attemptsLeft: 3 },
      { result: 'ko', errorCode: 0, attemptsLeft: 2 },
      { result: 'ko', errorCode: 0, attemptsLeft: 1 },
      { result: 'ko', errorCode: 2, attemptsLeft: 0, lockedSeconds: 3599 },
    ]);
    advanceClock(10 * MINUTE);
    const locked = { result: 'ko', errorCode: 2, attemptsLeft: 0, lockedSeconds: 2999 };
    expect((await visitor.postJson(LOG_IN, personalForm('A'))).body).toEqual(locked);
    expect((await visitor.postJson(LOG_IN, planForm('A'))).body).toEqual(locked);
    expect((await other.postJson(LOG_IN, personalForm('A'))).body.result).toBe('ok');
    advanceClock(50 * MINUTE);
    expect((await visitor.postJson(LOG_IN, personalForm('A'))).body.result).toBe('ok');
  });

  it('are four again after a plan was found', async () => {
    const client = testSandbox().client();
    await failedLogin(client);
    await failedLogin(client);
    await logInInsurance(client, 'A');
    logOutInsurance(client);
    expect((await failedLogin(client)).body.attemptsLeft).toBe(3);
  });

  it('count for both look-ups together, and none is used by a code other than 0', async () => {
    const client = testSandbox().client();
    const fields = { ...personalForm('A', { lastName: 'Nobody' }), orderId: '.' } as Record<string, string>;
    expect((await client.postForm(SERVLET, fields)).body).toMatchObject({
      result: 'ko',
      errorCode: '0',
      attemptsLeft: '3',
    });
    await client.postForm(SERVLET, { ...fields, orderId: '90210001' });
    const inScenario = { ...(await failedLogin(client)).body };
    expect(inScenario.attemptsLeft).toBe(2);
  });
});

it('is logged in already with a record that holds, on or off, and only with it', async () => {
  const { client, advanceClock } = testSandbox();
  const shopper = client();
  await logInInsurance(shopper, 'A', { off: true });
  expect((await shopper.postJson(LOG_IN, personalForm('A'))).body.errorCode).toBe(3);
  advanceClock(30 * MINUTE);
  expect((await shopper.postJson(LOG_IN, personalForm('A'))).body.result).toBe('ok');
});

it('the servlet returns plans and token alone', async () => {
  const { body } = await testSandbox()
    .client()
    .postForm(SERVLET, { ...(personalForm('E') as Record<string, string>), orderId: '.' });
  expect(Object.keys(body).sort()).toEqual(['plans', 'result', 'token']);
});
