import { expect, it } from 'vitest';
import { providersText } from '../seed/insurance/insurance-providers';
import { failedLogin, LOG_IN, personalForm } from '../testing/insurance';
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
  return { shopper, send };
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

it('has every claim form that a provider links to, in the language of the link', async () => {
  const { send } = setUp();
  for (const [language, lakeside] of [
    ['en', 'Lakeside Benefits'],
    ['es', 'Beneficios Lakeside'],
    ['fr', 'Avantages Lakeside'],
  ] as const) {
    const links = (JSON.parse(providersText('US')[language]) as { downloadLink?: string }[]).flatMap(
      ({ downloadLink }) => downloadLink ?? [],
    );
    const forms = await Promise.all(links.map((link) => send(link.replace('/sandbox', ''))));
    expect(forms).toEqual([{ provider: 'Davis Vision' }, { provider: lakeside }]);
  }
  expect(await send('/claim-form?provider=EYEMED')).toEqual({ message: 'There is no such form.' });
});
