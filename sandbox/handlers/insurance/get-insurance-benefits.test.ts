import { expect, it } from 'vitest';
import { BENEFITS, insuranceMember, logInInsurance } from '../../testing/insurance';
import { type TestSandbox, testSandbox } from '../../testing/test-sandbox';

async function benefitsOf(
  { client }: Pick<TestSandbox, 'client'>,
  key: string,
  { planIndex = 0, langId = '-1' } = {},
) {
  const shopper = client();
  const tokenId = await logInInsurance(shopper, key, { planIndex });
  return (await shopper.postJson(`${BENEFITS}?langId=${langId}`, request(key, tokenId))).body
    .BENEFITS_INQUIRY;
}

function request(key: string, tokenId: string) {
  const { memberId, providers, plans } = insuranceMember(key);
  const providerName = providers[0];
  const planName = plans[0]?.planName;
  return {
    tokenId,
    providerName,
    memberId,
    riaInsuranceInformation: { planName, token: tokenId, providerName },
  };
}

// The test clock says June 15, 2026.
it('A has all of them', async () => {
  const benefits = await benefitsOf(testSandbox(), 'A');
  expect(Object.keys(benefits)).toEqual(['frames', 'frames_add', 'lenses', 'lenses_add', 'contact', 'exam']);
  expect(benefits.frames).toEqual({
    available: true,
    nextServiceDate: null,
    infoBenefit: '$150 allowance',
    allowance: 150,
    frequencyMonths: 12,
  });
});

it('B has used the frames in November, which renew a year later', async () => {
  const { frames, frames_add, lenses } = await benefitsOf(testSandbox(), 'B');
  const renewsLater = { available: false, nextServiceDate: '2026-11-01' };
  expect(frames).toMatchObject(renewsLater);
  expect(frames_add).toMatchObject(renewsLater);
  expect(lenses).toMatchObject({ available: true, nextServiceDate: null });
});

it('C has used contact lenses, and therefore has no lenses either', async () => {
  const { frames, lenses, contact } = await benefitsOf(testSandbox(), 'C');
  expect(contact).toMatchObject({ available: false, nextServiceDate: '2027-02-01' });
  expect(lenses).toMatchObject({ available: false, nextServiceDate: '2027-02-01' });
  expect(frames.available).toBe(true);
});

it('D has the exam only, F and I none', async () => {
  const sandbox = testSandbox();
  expect(Object.keys(await benefitsOf(sandbox, 'D'))).toEqual(['exam']);
  expect(await benefitsOf(sandbox, 'F')).toEqual({});
  expect(await benefitsOf(sandbox, 'I')).toEqual({});
});

it('E has those of the active plan', async () => {
  const sandbox = testSandbox();
  expect((await benefitsOf(sandbox, 'E')).frames.allowance).toBe(150);
  expect((await benefitsOf(sandbox, 'E', { planIndex: 1 })).frames.allowance).toBe(40);
});

it.each([
  ['-50', '$150 de asignación', '20\u00a0% de descuento en el resto', '$10 de copago*'],
  ['-25', 'Allocation de 150\u00a0$', '20\u00a0% de rabais sur le solde', 'Quote-part de 10\u00a0$*'],
])('says what they are in the language of the request (%s)', async (langId, ...texts) => {
  const { frames, frames_add, exam } = await benefitsOf(testSandbox(), 'A', { langId });
  expect([frames.infoBenefit, frames_add.infoBenefit, exam.infoBenefit]).toEqual(texts);
});

it('rejects the token of another browser, and one that has ended', async () => {
  const { client, advanceClock } = testSandbox();
  const shopper = client();
  const token = await logInInsurance(shopper, 'A');
  const other = client();
  await logInInsurance(other, 'B');
  const invalidToken = [400, '_ERR_RIA_TOKEN', 'token'];
  const errorOf = async (caller: typeof shopper) => {
    const { status, body } = await caller.postJson(BENEFITS, request('A', token));
    return [status, body.errors?.[0].errorKey, body.errors?.[0].errorParameters];
  };
  expect(await errorOf(other)).toEqual(invalidToken);
  expect(await errorOf(client())).toEqual(invalidToken);
  expect(await errorOf(shopper)).toEqual([200, undefined, undefined]);
  advanceClock(30 * 60_000);
  expect(await errorOf(shopper)).toEqual(invalidToken);
});

it('all renew five months later in the scenario of used benefits', async () => {
  const sandbox = testSandbox();
  const shopper = sandbox.client({ sandbox_scenario: 'insurance-renew-later' });
  const benefits = await benefitsOf({ client: () => shopper }, 'A');
  expect(Object.keys(benefits)).toContain('frames');
  for (const benefit of Object.values(benefits))
    expect(benefit).toMatchObject({ available: false, nextServiceDate: '2026-11-15' });
});
