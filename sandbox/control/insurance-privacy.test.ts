import { expect, it } from 'vitest';
import { BENEFITS, failedLogin, LOG_IN, logInInsurance, personalForm, planForm } from '../testing/insurance';
import { becomeGuest } from '../testing/shoppers';
import { testSandbox } from '../testing/test-sandbox';
import { createControlApp } from './control-app';
import { handleControlRequest } from './handle-control-request';

function setUp() {
  const { sandbox, client } = testSandbox();
  const control = createControlApp(sandbox);
  const shopper = client();
  const send = async (path: string, method = 'GET') => {
    const request = new Request(`http://sandbox.test/sandbox/api${path}`, {
      method,
      headers: { origin: 'http://sandbox.test', 'sec-fetch-site': 'same-origin' },
    });
    const { response, cookies } = await handleControlRequest(control, request, shopper.cookieHeader);
    shopper.setCookies(cookies);
    return response.json();
  };
  return { sandbox, shopper, send };
}

it('the panel unlocks the browser that it is used in', async () => {
  const { shopper, send } = setUp();
  for (const _ of [1, 2, 3, 4]) await failedLogin(shopper);
  shopper.setCookies([{ name: 'ria_locked', value: '1', httpOnly: false }]);
  expect((await send('/status')).insurance).toMatchObject({ attemptsLeft: 0, lockedMinutes: 60 });
  await send('/insurance-lock', 'DELETE');
  expect((await send('/status')).insurance).toMatchObject({ attemptsLeft: 4, lockedMinutes: 0 });
  expect(shopper.cookies.map(({ name }) => name)).not.toContain('ria_locked');
  expect((await shopper.postJson(LOG_IN, personalForm('A'))).body.result).toBe('ok');
});

it('log and export hold nothing of a record, of who was looked up, or of a plan', async () => {
  const { sandbox, shopper, send } = setUp();
  await becomeGuest(shopper);
  await shopper.postJson(LOG_IN, personalForm('A', { firstName: 'Zora9', zip: '45040' }));
  await shopper.postJson(LOG_IN, personalForm('A', { lastName: 'Quillfeather' }));
  await shopper.postJson(LOG_IN, planForm('A', { memberID: 'M555777' }));
  const token = await logInInsurance(shopper, 'A');
  await shopper.postJson(BENEFITS, { tokenId: token });
  await shopper.get(`/wcs/resources/store/10851/cart/@self?token=${token}&memberID=M1002003`);
  const secrets = [token, 'Quillfeather', 'Zora9', 'M1002003', 'M555777', 'PLAN-A1'];
  // The demo shoppers share these with the insured person.
  const inDemoData = ['Linden', '1988', '45040'];
  expect(sandbox.context.state.insuranceTokens.get(token)).toBeDefined();
  const log = JSON.stringify(await send('/requests'));
  const data = JSON.stringify(await send('/data'));
  for (const secret of secrets) expect(data).not.toContain(secret);
  for (const secret of [...secrets, ...inDemoData]) expect(log).not.toContain(secret);
});
