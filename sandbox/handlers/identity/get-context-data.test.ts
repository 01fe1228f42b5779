import { expect, it } from 'vitest';
import { becomeGuest, logOn } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

const path = (storeId: string) => `/wcs/resources/store/${storeId}/usercontext/@self/contextdata`;

it('returns the generic user without a session', async () => {
  const { body, status } = await testSandbox()
    .client()
    .get(`${path('10852')}?langId=-25`);
  expect(status).toBe(200);
  expect(body.basicInfo).toEqual({
    runAsId: -1002,
    callerId: -1002,
    registerType: 'G',
    storeId: 10852,
    channelId: -1,
  });
  expect(body.globalization).toEqual({
    languageId: -25,
    preferredLanguageId: -25,
    currency: 'CAD',
    preferredCurrency: 'CAD',
  });
  expect(body.activityToken).toBeUndefined();
});

it('distinguishes a guest from a member', async () => {
  const { client } = testSandbox();
  const [guest, member] = [client(), client()];
  const guestId = await becomeGuest(guest);
  await logOn(member, 'ada.marsh');
  expect((await guest.get(path('10851'))).body.basicInfo).toMatchObject({
    runAsId: Number(guestId),
    registerType: 'G',
  });
  expect((await member.get(path('10851'))).body).toMatchObject({
    basicInfo: { runAsId: 510001, callerId: 510001, registerType: 'R' },
    activityToken: { activityId: Date.UTC(2026, 5, 15, 12) },
  });
});

it('rejects an expired session', async () => {
  const { client, advanceClock } = testSandbox();
  const member = client();
  await logOn(member, 'ada.marsh');
  advanceClock(13 * 60 * 60 * 1000);
  const { status, body } = await member.get(path('10851'));
  expect(status).toBe(401);
  expect(body.errors[0]).toMatchObject({ errorKey: 'CWXBB1011E', errorCode: '1011' });
});

it('rejects an unknown store', async () => {
  const { status, body } = await testSandbox().client().get(path('10853'));
  expect(status).toBe(400);
  expect(body.errors[0].errorKey).toBe('_ERR_BAD_PARMS');
});
