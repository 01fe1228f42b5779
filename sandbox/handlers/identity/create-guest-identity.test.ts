import { expect, it } from 'vitest';
import { becomeGuest, logOn, userIdOf } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

const PATH = '/wcs/resources/store/10851/guestidentity';

it('creates a guest with a unique id', async () => {
  const { client, sandbox } = testSandbox();
  const [first, second] = [client(), client()];
  const response = await first.postJson(`${PATH}?updateCookies=true`, { privacyNoticeVersion: '1.0' });
  expect(response.status).toBe(201);
  expect(response.body.resourceName).toBe('guestidentity');
  expect(await userIdOf(first)).toBe(Number(response.body.userId));
  const secondId = await becomeGuest(second);
  expect(secondId).not.toBe(response.body.userId);
  expect(sandbox.context.state.users.all()).toHaveLength(8 + 2);
});

it('sets no cookies without updateCookies; the token works without cookies', async () => {
  const { client, sandbox } = testSandbox();
  const shopper = client();
  const { body } = await shopper.postJson(PATH, {});
  expect(await userIdOf(shopper)).toBe(-1002);
  const { response } = await sandbox.handle(
    new Request('http://sandbox.test/wcs/resources/store/10851/usercontext/@self/contextdata', {
      headers: { WCTrustedToken: body.WCTrustedToken },
    }),
  );
  expect((await response.json()).basicInfo.runAsId).toBe(Number(body.userId));
});

it('returns the same guest for a second request', async () => {
  const shopper = testSandbox().client();
  const first = await becomeGuest(shopper);
  expect(await becomeGuest(shopper)).toBe(first);
  expect(await userIdOf(shopper)).toBe(Number(first));
});

it('creates a new guest for a signed-in member', async () => {
  const shopper = testSandbox().client();
  await logOn(shopper, 'ada.marsh');
  const guestId = await becomeGuest(shopper);
  expect(guestId).not.toBe('510001');
  expect(await userIdOf(shopper)).toBe(Number(guestId));
});

it('rejects an unknown consent value', async () => {
  const { status } = await testSandbox().client().postJson(PATH, { marketingTrackingConsent: 'yes' });
  expect(status).toBe(400);
});
