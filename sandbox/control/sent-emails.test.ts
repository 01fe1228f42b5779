import { expect, it } from 'vitest';
import { CHECKOUT, guestReadyToOrder, reviewOf } from '../testing/checkout';
import { demoShopper, logOn } from '../testing/shoppers';
import { PINNED_NOW, testSandbox } from '../testing/test-sandbox';
import { sentEmails } from './sent-emails';

const RESET = '/wcs/resources/store/10851/person/@self?action=resetPassword';
const SUBSCRIBE = '/webapp/wcs/stores/servlet/LCEmailSubscription';
const MINUTE_MS = 60_000;
const email = demoShopper('ada.marsh').email;

function setUp() {
  const { sandbox, client, advanceClock } = testSandbox();
  const shopper = client();
  return {
    advanceClock,
    shopper,
    sent: () => sentEmails(sandbox.context),
    requestCode: () =>
      shopper.putJson(RESET, { resetPassword: 'true', logonId: email, challengeAnswer: '-' }),
    subscribe: (emailAddress: string, emailType: string) =>
      shopper.postForm(SUBSCRIBE, { email: emailAddress, storeId: '10851', langId: '-1', emailType }),
  };
}

it('sends nothing initially, nor to an address without an account', async () => {
  const { sent, shopper } = setUp();
  await shopper.putJson(RESET, {
    resetPassword: 'true',
    logonId: 'nobody@example.com',
    challengeAnswer: '-',
  });
  expect(sent()).toEqual([]);
});

it('lists a password reset code until it is used', async () => {
  const { sent, shopper, requestCode } = setUp();
  await requestCode();
  const [reset] = sent();
  expect(reset).toMatchObject({
    to: email,
    subject: 'Your code for a new password',
    sentAt: PINNED_NOW.getTime(),
    codeExpiresAt: PINNED_NOW.getTime() + 30 * MINUTE_MS,
  });
  const changed = await shopper.putJson(RESET, {
    resetPassword: 'true',
    logonId: email,
    xcred_validationCode: reset?.code,
    logonPassword: 'New-Frames-6',
    xcred_logonPasswordVerify: 'New-Frames-6',
  });
  expect(changed.status).toBe(200);
  expect(sent()).toEqual([]);
  expect((await logOn(shopper, 'ada.marsh', { password: 'New-Frames-6' })).body.success).toBe(true);
});

it('lists newsletter emails, with the code of the pop-up, newest first', async () => {
  const { sent, subscribe, requestCode, advanceClock } = setUp();
  await subscribe('one@example.com', 'newsletter');
  advanceClock(MINUTE_MS);
  await requestCode();
  advanceClock(MINUTE_MS);
  await subscribe('two@example.com', 'promotion');
  expect(sent().map(({ to, code }) => [to, code])).toEqual([
    ['two@example.com', 'SEE10'],
    [email, expect.stringMatching(/^.{8}$/)],
    ['one@example.com', ''],
  ]);
});

it('confirms an order in the language of its page, and says that a prescription is missing', async () => {
  const test = testSandbox();
  const shopper = await guestReadyToOrder(test);
  const { x_agreedTotal } = await reviewOf(shopper);
  const review = { ...(await reviewOf(shopper)), x_requestId: crypto.randomUUID() };
  const { body } = await shopper.postJson(`${CHECKOUT}?langId=-50`, review);
  const [email] = sentEmails(test.sandbox.context);
  expect(email).toMatchObject({ to: 'ana@example.com', subject: `Tu pedido ${body.orderId}`, code: '' });
  expect(email?.text?.[0]).toBe('Gracias, Ana. Recibimos tu pedido.');
  expect(email?.text).toContain(`Total: $${Number(x_agreedTotal).toFixed(2)}`);
  expect(email?.text?.at(-1)).toBe('Todavía necesitamos tu receta para fabricar tus lentes.');
});
