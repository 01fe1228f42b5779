import { describe, expect, it } from 'vitest';
import { parsePrescription } from '@/lib/prescription/stored-prescription';
import { addGlassesTo, CART, someSku } from '../testing/carts';
import { becomeGuest, userIdOf } from '../testing/shoppers';
import { testSandbox } from '../testing/test-sandbox';
import { frameColors, saveFrames } from '../testing/wishlists';
import { createControlApp } from './control-app';
import { handleControlRequest } from './handle-control-request';

/** A sandbox with its control API, called by the shopper's browser. */
function setUp(options?: Parameters<typeof testSandbox>[0]) {
  const testbed = testSandbox(options);
  const control = createControlApp(testbed.sandbox);
  const shopper = testbed.client();
  const call = async (method: string, path: string, body?: unknown, headers: HeadersInit = {}) => {
    const request = new Request(`http://sandbox.test/sandbox/api${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const { response, cookies } = await handleControlRequest(control, request, shopper.cookieHeader);
    shopper.setCookies(cookies);
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return { ...testbed, shopper, call, status: async () => (await call('GET', '/status')).body };
}

describe('a scenario', () => {
  it('starts and ends for the calling browser only', async () => {
    const { call, shopper, client, status } = setUp();
    expect((await call('PUT', '/scenario', { name: 'getCart:systemError' })).status).toBe(200);
    expect((await shopper.get(`${CART}/@self`)).status).toBe(500);
    expect((await client().get(`${CART}/@self`)).status).not.toBe(500);
    expect((await status()).scenario).toBe('getCart:systemError');
    await call('PUT', '/scenario', { name: '' });
    expect((await status()).scenario).toBe('');
    expect((await shopper.get(`${CART}/@self`)).status).not.toBe(500);
  });

  it('must exist', async () => {
    const { call, status } = setUp();
    const response = await call('PUT', '/scenario', { name: 'unknown-scenario' });
    expect(response).toMatchObject({
      status: 400,
      body: { message: 'There is no scenario "unknown-scenario".' },
    });
    expect((await status()).scenario).toBe('');
  });

  it('is listed with its effects', async () => {
    const { call, sandbox } = setUp();
    const { body } = await call('GET', '/scenarios');
    expect(body).toHaveLength(sandbox.scenarios.size);
    expect(body).toContainEqual({
      name: 'cart-delayed',
      summary: 'The cart is delayed by three seconds',
      operations: ['getCart'],
      isContractExample: false,
    });
    expect(body.find(({ name }: { name: string }) => name === 'getCart:systemError').isContractExample).toBe(
      true,
    );
  });
});

it('a latency is stored for the calling browser, up to 30 seconds', async () => {
  const { call, shopper, status } = setUp();
  await call('PUT', '/latency', { milliseconds: 250 });
  expect(shopper.cookieHeader).toContain('sandbox_latency=250');
  expect((await status()).latency).toBe(250);
  await call('PUT', '/latency', { milliseconds: 0 });
  expect(shopper.cookieHeader).not.toContain('sandbox_latency');
  for (const milliseconds of [-1, 0.5, 30_001, '10'])
    expect((await call('PUT', '/latency', { milliseconds })).status).toBe(400);
});

describe('the shopper', () => {
  it('becomes a guest, a member with the guest cart, and anonymous', async () => {
    const { call, shopper, sandbox, status } = setUp();
    expect((await status()).shopper).toMatchObject({
      kind: 'anonymous',
      userId: '-1002',
      carts: [],
      saved: [],
    });
    await call('PUT', '/shopper', { kind: 'guest' });
    const guestId = await userIdOf(shopper);
    expect((await status()).shopper).toMatchObject({ kind: 'guest', userId: String(guestId), name: '' });
    await addGlassesTo(shopper, someSku(sandbox.context.catalog));
    await call('PUT', '/shopper', { kind: 'member', userId: '510001' });
    expect(await userIdOf(shopper)).toBe(510001);
    const { shopper: member } = await status();
    expect(member).toMatchObject({ kind: 'member', name: 'Ada Marsh' });
    expect(member.carts[0].lines).toHaveLength(1);
    await call('PUT', '/shopper', { kind: 'anonymous' });
    expect(await userIdOf(shopper)).toBe(-1002);
    expect(shopper.cookieHeader).not.toContain('WC_');
  });

  it('is shown with a readable cart and wishlist', async () => {
    const { shopper, sandbox, status } = setUp();
    await becomeGuest(shopper);
    const sku = someSku(sandbox.context.catalog);
    await addGlassesTo(shopper, sku);
    const [color] = frameColors(sandbox.context.catalog, 1);
    await saveFrames(shopper, [color?.catentryId ?? '']);
    const { carts, saved } = (await status()).shopper;
    expect(carts).toMatchObject([
      {
        storeId: '10851',
        lines: [
          {
            name: `${sku.model.brand} ${sku.model.modelName}, ${sku.color.colorName.en}`,
            quantity: 1,
          },
        ],
      },
    ]);
    expect(saved).toMatchObject([{ storeId: '10851' }]);
  });

  it('cannot become a registered or an unknown account', async () => {
    const { call, sandbox } = setUp();
    sandbox.context.state.users.insert({
      userId: '999001',
      registerType: 'R',
      personalizationId: '1-999001',
      passwordExpired: false,
      firstName: 'Own',
      lastName: 'Account',
      email: 'own@example.org',
      createdAt: 0,
    });
    for (const userId of ['999001', '1']) {
      expect((await call('PUT', '/shopper', { kind: 'member', userId })).status).toBe(400);
    }
    expect((await call('PUT', '/shopper', { kind: 'admin' })).status).toBe(400);
  });
});

describe('the data', () => {
  it('is reset to its initial state, and nobody is signed in', async () => {
    const { call, shopper, sandbox, status } = setUp({ demoOrders: true });
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
    const { call, shopper, status } = setUp();
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
    const { call, shopper, sandbox, status } = setUp();
    await becomeGuest(shopper);
    await addGlassesTo(shopper, someSku(sandbox.context.catalog));
    const { body: exported, headers } = await call('GET', '/data');
    expect(headers.get('cache-control')).toBe('no-store');
    await call('DELETE', '/data');
    expect((await call('PUT', '/data', exported)).status).toBe(200);
    expect(sandbox.context.state.export()).toEqual(exported);
    expect((await status()).shopper.carts[0].lines).toHaveLength(1);
  });

  it.each([
    ['not JSON', '{'],
    ['something else', { a: 1 }],
    ['another version', { version: 0, counters: {}, collections: {} }],
  ])('is unchanged when the import is %s', async (_, body) => {
    const { call, sandbox } = setUp();
    const stateBefore = sandbox.context.state.export();
    const response = await call('PUT', '/data', body);
    expect(response.status).toBe(400);
    expect(response.body.message).not.toBe('');
    expect(sandbox.context.state.export()).toEqual(stateBefore);
  });
});

describe('the request log', () => {
  it('shows the requests of the shopper, not those of the panel', async () => {
    const { call, shopper } = setUp();
    await shopper.get(`${CART}/@self?langId=-1`);
    await shopper.get('/geocode?address=418%20Linden%20Ave');
    const { requests } = (await call('GET', '/requests')).body;
    expect(requests).toMatchObject([
      { id: 1, method: 'GET', operation: 'getCart', url: `${CART}/@self?langId=-1`, findings: [] },
      { id: 2, operation: 'geocode' },
    ]);
    expect(JSON.stringify(requests)).not.toContain('Linden');
    expect(
      (await call('GET', '/requests?after=1')).body.requests.map(({ id }: { id: number }) => id),
    ).toEqual([2]);
    await call('DELETE', '/requests');
    expect((await call('GET', '/requests')).body).toEqual({ last: 2, requests: [] });
  });

  it('names the invalid field of a request', async () => {
    const { call, shopper } = setUp();
    await shopper.get(`${CART}/@self?pageSize=many`);
    const { requests } = (await call('GET', '/requests')).body;
    expect(requests).toMatchObject([
      { status: 400, findings: [{ direction: 'request', problems: [{ field: 'query.pageSize' }] }] },
    ]);
  });

  it('logs network failures and unknown paths', async () => {
    const { call, sandbox } = setUp();
    const cutRequest = new Request(`http://sandbox.test${CART}/@self`);
    await expect(sandbox.handle(cutRequest, 'sandbox_scenario=cart-unavailable')).rejects.toThrow();
    await sandbox.handle(new Request('http://sandbox.test/wcs/nothing'));
    const { requests } = (await call('GET', '/requests')).body;
    expect(requests).toMatchObject([
      { status: 0, operation: 'getCart' },
      { status: 404, operation: '', url: '/wcs/nothing' },
    ]);
  });
});

it('lists the emails that would have been sent, with their codes', async () => {
  const { call, shopper } = setUp();
  expect((await call('GET', '/emails')).body).toEqual([]);
  const logonId = 'ada.marsh@example.com';
  await shopper.putJson('/wcs/resources/store/10851/person/@self?action=resetPassword', {
    resetPassword: 'true',
    logonId,
    challengeAnswer: '-',
  });
  expect((await call('GET', '/emails')).body).toMatchObject([
    { to: logonId, code: expect.stringMatching(/./) },
  ]);
});

describe('other sites', () => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://sandbox.test' },
  ])('are rejected: %j', async (headers) => {
    const { call, sandbox, shopper } = setUp();
    await becomeGuest(shopper);
    const stateBefore = sandbox.context.state.export();
    expect((await call('DELETE', '/data', undefined, headers)).status).toBe(403);
    expect((await call('GET', '/data', undefined, headers)).status).toBe(403);
    expect(sandbox.context.state.export()).toEqual(stateBefore);
  });

  it('do not include same-origin pages behind a proxy', async () => {
    const { call } = setUp();
    const headers = { origin: 'https://sandbox.test', 'sec-fetch-site': 'same-origin' };
    expect((await call('GET', '/status', undefined, headers)).status).toBe(200);
  });
});

describe('a demo patient', () => {
  const cookieOf = (shopper: { cookies: { name: string; value: string }[] }) =>
    shopper.cookies.find(({ name }) => name === 'prescription')?.value;

  it('fills the prescription of the calling browser, and clears it', async () => {
    const { call, shopper, status } = setUp();
    expect((await status()).patients).toHaveLength(10);
    await call('PUT', '/patient', { name: 'mid-astigmat' });
    expect(parsePrescription(cookieOf(shopper))).toMatchObject({
      SPH: { OD: '-3.50', OS: '-3.25' },
      AX: { OD: '10', OS: '170' },
      PD: { OD: '31.5', OS: '30.5' },
      isSpeedyRXEligible: false,
    });
    await call('PUT', '/patient', { name: '' });
    expect(cookieOf(shopper)).toBeUndefined();
  });

  it('must exist', async () => {
    const { call, shopper } = setUp();
    expect((await call('PUT', '/patient', { name: 'nobody' })).status).toBe(400);
    expect(cookieOf(shopper)).toBeUndefined();
  });
});
