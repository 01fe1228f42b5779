import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox';

const CONTEXT = '/wcs/resources/store/10851/usercontext/@self/contextdata';
const GUEST = '/wcs/resources/store/10851/guestidentity?updateCookies=true';
const DAY_MS = 24 * 60 * 60 * 1000;

describe('sessions', () => {
  it('treats a client without a session as the generic user', async () => {
    const client = testSandbox().client();
    expect((await client.get(CONTEXT)).body.basicInfo.runAsId).toBe(-1002);
  });

  it('keeps a guest session for 30 days after the last request, then returns 401', async () => {
    const { client: createClient, advanceClock } = testSandbox();
    const client = createClient();
    const { userId } = (await client.postJson(GUEST, {})).body;
    advanceClock(29 * DAY_MS);
    expect((await client.get(CONTEXT)).body.basicInfo.runAsId).toBe(Number(userId));
    advanceClock(29 * DAY_MS);
    expect((await client.get(CONTEXT)).status).toBe(200);
    advanceClock(31 * DAY_MS);
    expect(await client.get(CONTEXT)).toMatchObject({
      status: 401,
      body: { errors: [{ errorKey: 'CWXBB1011E' }] },
    });
  });

  it('accepts a new identity while the cookies of an expired session are still present', async () => {
    const { client: createClient, advanceClock } = testSandbox();
    const client = createClient();
    await client.postJson(GUEST, {});
    advanceClock(31 * DAY_MS);
    const { userId } = (await client.postJson(GUEST, {})).body;
    expect((await client.get(CONTEXT)).body.basicInfo.runAsId).toBe(Number(userId));
  });

  it('rejects a forged cookie', async () => {
    const { sandbox } = testSandbox();
    const forged = 'WC_USERACTIVITY_530001=530001%2C10851%2Cnull%2Cnull%2C1%2Cguess';
    const { response } = await sandbox.handle(new Request(`http://sandbox.test${CONTEXT}`), forged);
    expect(response.status).toBe(401);
  });
});
