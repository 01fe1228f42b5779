import { expect, it } from 'vitest';
import { fromAccessToken } from '@/domain/advisor/profile-token';
import { becomeGuest, demoShopper, logOn } from '../../testing/shoppers';
import type { TestClient } from '../../testing/test-client';
import { testSandbox } from '../../testing/test-sandbox';

const BASE = '/wcs/resources/frameAdvisorServices';
const UUID = '7c1f3f0e-54a2-4f7c-9a6e-0d3f5b2c1a90';

const load = (client: TestClient, userId: string) =>
  client.get(`${BASE}/getUserProfile/${userId}?timestamp=1`);
const save = (client: TestClient, callerId: string, [accessToken, userUUID]: [string, string]) =>
  client.postJson(`${BASE}/saveUserProfile`, {
    accessToken,
    refreshToken: userUUID,
    userUUID,
    callerId,
    storeId: '10851',
  });
const errorKey = ({ body }: { body: { errors?: { errorKey: string }[] } }) => body.errors?.[0]?.errorKey;

async function signIn(name: string, client = testSandbox().client()) {
  await logOn(client, name);
  return { client, userId: demoShopper(name).userId };
}

it('has a profile of Ada, a reset one of Rafael, and none of Noor', async () => {
  const ada = await signIn('ada.marsh');
  const { body } = await load(ada.client, ada.userId);
  expect(fromAccessToken(body.result.accessToken)?.choices).toMatchObject({
    faceShape: 'oval',
    optimalHinge: 136,
  });
  const rafael = await signIn('rafael.ybarra', ada.client);
  expect((await load(rafael.client, rafael.userId)).body).toEqual({ result: {} });
  const noor = await signIn('noor.haddad', ada.client);
  const none = await load(noor.client, noor.userId);
  expect([none.status, errorKey(none)]).toEqual([404, '_ERR_ADVISOR_PROFILE_NOT_FOUND']);
});

it('saves, replaces and resets the profile of a member', async () => {
  const { client, userId } = await signIn('noor.haddad');
  expect((await save(client, userId, ['first', UUID])).body).toEqual({ result: { status: 'ok' } });
  await save(client, userId, ['second', UUID]);
  expect((await load(client, userId)).body.result).toEqual({
    accessToken: 'second',
    refreshToken: UUID,
    userUUID: UUID,
  });
  await save(client, userId, ['', '']);
  expect((await load(client, userId)).body).toEqual({ result: {} });
});

it('rejects visitors, guests, and the profile of somebody else', async () => {
  const client = testSandbox().client();
  expect((await load(client, '-1002')).status).toBe(403);
  expect((await save(client, '-1002', ['token', UUID])).status).toBe(403);
  const guestId = await becomeGuest(client);
  expect((await load(client, guestId)).status).toBe(403);
  await signIn('noor.haddad', client);
  const ada = demoShopper('ada.marsh').userId;
  const otherProfile = await load(client, ada);
  expect([otherProfile.status, otherProfile.body.errors[0].errorParameters]).toEqual([403, 'callerId']);
  expect((await save(client, ada, ['token', UUID])).status).toBe(403);
  await signIn('ada.marsh', client);
  expect(fromAccessToken((await load(client, ada)).body.result.accessToken)?.choices.faceShape).toBe('oval');
});
