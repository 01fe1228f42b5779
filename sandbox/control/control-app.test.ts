import { describe, expect, it } from 'vitest';
import { addGlassesTo, someSku } from '../testing/carts';
import { controlClient } from '../testing/control-client';
import { becomeGuest, logOn, userIdOf } from '../testing/shoppers';

describe('the data', () => {
  it('is reset to its initial state, and nobody is signed in', async () => {
    const { call, shopper, sandbox, status } = controlClient({ demoOrders: true });
    const { state } = sandbox.context;
    const data = () => JSON.stringify(state.export()).replaceAll(/secret-\d+/g, 'secret');
    const initialData = data();
    await call('PUT', '/clock', { hours: 24 });
    await becomeGuest(shopper);
    await addGlassesTo(shopper, someSku(sandbox.context.catalog));
    expect((await call('DELETE', '/data')).status).toBe(200);
    expect(data()).toBe(initialData);
    expect((await status()).shopper.kind).toBe('anonymous');
  });

  it('lists booked exams, and frees their times', async () => {
    const { call, shopper, status } = controlClient();
    const path = '/wcs/resources/store/10851/eappointment/0279';
    const free = async () => (await shopper.get(`${path}/slots?from=2026-06-15&to=2026-06-20`)).body.slots;
    const [slot] = await free();
    const { body } = await shopper.postJson(`${path}/appointments`, {
      requestId: crypto.randomUUID(),
      slotId: slot.slotId,
      firstName: 'Ana',
      lastName: 'Linden',
      dob: '1988-07-04',
      email: 'ana@example.com',
      phone: '5135550142',
    });
    expect((await status()).exams).toEqual([
      {
        confirmationNumber: body.confirmationNumber,
        storeNumber: '0279',
        city: 'Cincinnati',
        start: slot.start,
      },
    ]);
    expect((await call('DELETE', '/exams')).status).toBe(200);
    expect((await status()).exams).toEqual([]);
    expect((await free())[0]).toEqual(slot);
  });

  it('is exported as one value, which can be imported again', async () => {
    const { call, shopper, sandbox, status } = controlClient();
    await becomeGuest(shopper);
    await addGlassesTo(shopper, someSku(sandbox.context.catalog));
    const { body: exported, headers } = await call('GET', '/data');
    expect(headers.get('cache-control')).toBe('no-store');
    await call('DELETE', '/data');
    expect((await call('PUT', '/data', exported)).status).toBe(200);
    expect((await call('GET', '/data')).body).toEqual(exported);
    // The browser goes on as the shopper that it was.
    expect((await status()).shopper.carts[0].lines).toHaveLength(1);
  });

  it('is exported without anything by which somebody could sign in', async () => {
    const { call, client, shopper, sandbox } = controlClient();
    await logOn(shopper, 'ada.marsh');
    const { state } = sandbox.context;
    const secrets = state.sessions.all().map(({ sessionId }) => sessionId);
    expect(secrets).toHaveLength(1);
    const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    state.users.update('510001', {
      secondFactor: { key, usedStep: 0, recoveryHashes: [] },
      secondFactorSetup: { key, failures: 0, expiresAt: 0 },
    });
    const { body: exported } = await call('GET', '/data');
    expect(JSON.stringify(exported)).not.toMatch(
      new RegExp(`${secrets[0]}|${key}|"(passwordHash|hash|salt)"`),
    );
    expect(exported.collections.sessions).toEqual([]);
    const { cookieHeader } = shopper;
    await call('PUT', '/data', exported);
    expect(state.sessions.all().map(({ sessionId }) => sessionId)).not.toContain(secrets[0]);
    // An earlier session does not sign in, a demo shopper's password does.
    const request = new Request('https://store.test/wcs/resources/store/10851/person/@self', {
      headers: { cookie: cookieHeader },
    });
    expect((await sandbox.fetch(request)).status).toBe(401);
    const other = client();
    await logOn(other, 'ada.marsh');
    expect(await userIdOf(other)).toBeGreaterThan(0);
  });

  it.each([
    ['not JSON', '{'],
    ['something else', { a: 1 }],
    ['another version', { version: 0, counters: {}, collections: {} }],
  ])('is unchanged when the import is %s', async (_, body) => {
    const { call, sandbox } = controlClient();
    const stateBefore = sandbox.context.state.export();
    const response = await call('PUT', '/data', body);
    expect(response.status).toBe(400);
    expect(response.body.message).not.toBe('');
    expect(sandbox.context.state.export()).toEqual(stateBefore);
  });
});

describe('other sites', () => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://sandbox.test' },
  ])('are rejected: %j', async (headers) => {
    const { call, sandbox, shopper } = controlClient();
    await becomeGuest(shopper);
    const stateBefore = sandbox.context.state.export();
    expect((await call('DELETE', '/data', undefined, headers)).status).toBe(403);
    expect((await call('GET', '/data', undefined, headers)).status).toBe(403);
    expect(sandbox.context.state.export()).toEqual(stateBefore);
  });

  it('do not include same-origin pages behind a proxy', async () => {
    const { call } = controlClient();
    const headers = { origin: 'https://sandbox.test', 'sec-fetch-site': 'same-origin' };
    expect((await call('GET', '/status', undefined, headers)).status).toBe(200);
  });
});
