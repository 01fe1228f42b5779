import { describe, expect, it } from 'vitest';
import { becomeGuest, logOn, userIdOf } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

const MINUTE = 60 * 1000;

it('signs a member in, ignoring the case of the email', async () => {
  const shopper = testSandbox().client();
  const { status, body } = await shopper.postForm('/webapp/wcs/stores/servlet/LogonAjax', {
    logonId: ' Ada.Marsh@Example.com',
    password: 'Clear-View-1',
    URL: '/lc-us/checkout?step=2',
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    URL: '/lc-us/checkout?step=2',
    email: 'ada.marsh@example.com',
    hasPrescriptions: true,
  });
  expect(await userIdOf(shopper)).toBe(510001);
});

it('says whether the account has prescriptions', async () => {
  const { client } = testSandbox();
  expect((await logOn(client(), 'ada.marsh')).body.hasPrescriptions).toBe(true);
  expect((await logOn(client(), 'noor.haddad')).body.hasPrescriptions).toBe(false);
});

it('returns the home page when URL leads to another site', async () => {
  const { body } = await testSandbox().client().postForm('/webapp/wcs/stores/servlet/LogonAjax', {
    logonId: 'camille.gagnon@example.com',
    password: 'Belle-Vue-4',
    URL: '//example.com',
    langId: '-25',
  });
  expect(body.URL).toBe('/fr-ca');
});

describe('rejects', () => {
  it.each(['ada.marsh', 'nobody'])('%s with a wrong password', async (name) => {
    const shopper = testSandbox().client();
    const { status, body } = await logOn(shopper, name, { password: 'Wrong-1-guess' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, errorCode: '2030' });
    expect(await userIdOf(shopper)).toBe(-1002);
  });

  it('an expired password', async () => {
    const shopper = testSandbox().client();
    const { body } = await logOn(shopper, 'priya.raman');
    expect(body).toMatchObject({
      success: false,
      passwordExpired: true,
      email: 'priya.raman@example.com',
      errorCode: '2170',
    });
    expect(await userIdOf(shopper)).toBe(-1002);
  });

  it('an account of the other country, which is only disclosed with the correct password', async () => {
    const shopper = testSandbox().client();
    expect((await logOn(shopper, 'only-us', { storeId: '10852' })).body.errorMessage).toBe('EXIST_IN_US');
    expect((await logOn(shopper, 'only-ca')).body.errorMessage).toBe('EXIST_IN_CA');
    expect((await logOn(shopper, 'only-ca', { password: 'x' })).body.errorCode).toBe('2030');
  });

  it('an account that needs a password reset', async () => {
    const { client, sandbox } = testSandbox();
    sandbox.context.state.users.update('510001', { passwordResetNeeded: true });
    const { body } = await logOn(client(), 'ada.marsh');
    expect(body.errorMessage).toMatch(/^PSW_RST/);
    expect(body.email).toBe('ada.marsh@example.com');
  });

  it('a form with a missing field', async () => {
    const { status } = await testSandbox()
      .client()
      .postForm('/webapp/wcs/stores/servlet/LogonAjax', { logonId: 'ada.marsh@example.com', URL: '/' });
    expect(status).toBe(400);
  });
});

describe('five wrong passwords', () => {
  it.each(['ada.marsh', 'nobody'])('lock %s for half an hour on all clients', async (name) => {
    const { client, advanceClock } = testSandbox();
    for (const expected of ['2030', '2030', '2030', '2030', '2490', '2490']) {
      expect((await logOn(client(), name, { password: 'Wrong-1' })).body.errorCode).toBe(expected);
    }
    advanceClock(29 * MINUTE);
    expect((await logOn(client(), name, { password: 'Clear-View-1' })).body.errorCode).toBe('2490');
    advanceClock(MINUTE);
    const { body } = await logOn(client(), name, { password: 'Clear-View-1' });
    expect(body.success).toBe(name === 'ada.marsh');
  });

  it('do not lock the account when a correct one is between them', async () => {
    const { client } = testSandbox();
    for (let round = 0; round < 2; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1) await logOn(client(), 'ada.marsh', { password: 'Wrong-1' });
      expect((await logOn(client(), 'ada.marsh')).body.success).toBe(true);
    }
  });
});

it('moves of the guest’s wishlist what the member’s has room for, the newest first', async () => {
  const { client, sandbox } = testSandbox();
  const { state, catalog } = sandbox.context;
  const colors = catalog.frames.flatMap((model) => model.colors);
  const shopper = client();
  const guestId = await becomeGuest(shopper);
  const save = (userId: string, from: number, to: number) => {
    for (const [place, { catentryId, upc }] of colors.slice(from, to).entries())
      state.savedItems.insert({
        savedItemId: `${userId}-${place}`,
        userId,
        storeId: '10851',
        catentryId,
        kind: 'EYE',
        upc,
        addedAt: place,
      });
  };
  save('510001', 0, 198);
  save(guestId, 198, 203);
  await logOn(shopper, 'ada.marsh');
  const { status, body } = await shopper.get('/wcs/resources/store/10851/catalog/10101/saveditems/@self');
  expect([status, body.count]).toEqual([200, 200]);
  const saved = body.savedItems.map(({ catEntryId }: { catEntryId: string }) => catEntryId);
  expect(saved).toEqual(expect.arrayContaining([colors[201]?.catentryId, colors[202]?.catentryId]));
});

it('moves the guest’s wishlist and ends the guest session', async () => {
  const { client, sandbox } = testSandbox();
  const { state, catalog } = sandbox.context;
  const shopper = client();
  const guestId = await becomeGuest(shopper);
  const [first, second] = catalog.frames.flatMap((model) => model.colors);
  const save = (color: typeof first) =>
    shopper.send(
      'PUT',
      '/wcs/resources/store/10851/catalog/10101/saveditems/@self',
      JSON.stringify({
        addSavedItemList: [{ catEntryId: color?.catentryId, catEntryType: 'EYE', quantity: 1 }],
      }),
      'application/json',
    );
  await save(first);
  await save(second);
  const other = client();
  await logOn(other, 'ada.marsh');
  state.savedItems.insert({
    savedItemId: '1',
    userId: '510001',
    storeId: '10851',
    catentryId: first?.catentryId ?? '',
    kind: 'EYE',
    upc: first?.upc ?? '',
    addedAt: 0,
  });
  await logOn(shopper, 'ada.marsh');
  const saved = state.savedItems.by('user', '510001').map(({ catentryId }) => catentryId);
  expect(saved.sort()).toEqual([first?.catentryId, second?.catentryId].sort());
  expect(state.savedItems.by('user', guestId)).toEqual([]);
  expect(state.sessions.by('user', guestId)).toEqual([]);
  expect(state.sessions.by('user', '510001')).toHaveLength(2);
});
