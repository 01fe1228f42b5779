import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/test-sandbox';

const CONTEXT = '/wcs/resources/store/10851/usercontext/@self/contextdata';
const GUEST = '/wcs/resources/store/10851/guestidentity?updateCookies=true';
const DAY_MS = 24 * 60 * 60 * 1000;

describe('sessions', () => {
  it('takes a caller without any session for the generic user', async () => {
    const caller = testSandbox().caller();
    expect((await caller.get(CONTEXT)).body.basicInfo.runAsId).toBe(-1002);
  });

  it('keeps a guest for 30 days from the last call, then refuses', async () => {
    const { caller: open, pass } = testSandbox();
    const caller = open();
    const { userId } = (await caller.postJson(GUEST, {})).body;
    pass(29 * DAY_MS);
    expect((await caller.get(CONTEXT)).body.basicInfo.runAsId).toBe(Number(userId));
    pass(29 * DAY_MS);
    expect((await caller.get(CONTEXT)).status).toBe(200);
    pass(31 * DAY_MS);
    expect(await caller.get(CONTEXT)).toMatchObject({
      status: 401,
      body: { errors: [{ errorKey: 'CWXBB1011E' }] },
    });
  });

  it('lets a new identity take over from an ended session, whose cookies are still there', async () => {
    const { caller: open, pass } = testSandbox();
    const caller = open();
    await caller.postJson(GUEST, {});
    pass(31 * DAY_MS);
    const { userId } = (await caller.postJson(GUEST, {})).body;
    expect((await caller.get(CONTEXT)).body.basicInfo.runAsId).toBe(Number(userId));
  });

  it('refuses a cookie that it never gave', async () => {
    const { sandbox } = testSandbox();
    const forged = 'WC_USERACTIVITY_530001=530001%2C10851%2Cnull%2Cnull%2C1%2Cguess';
    const { response } = await sandbox.answer(new Request(`http://sandbox.test${CONTEXT}`), forged);
    expect(response.status).toBe(401);
  });
});
