import { expect, it } from 'vitest';
import { storefrontOver } from '../../tests/support/test-storefront';

const SIGN_IN = '/webapp/wcs/stores/servlet/LogonAjax';
const ORDER = '/wcs/resources/store/10851/ordercst/guest';

/** A store behind one proxy, which calls its API as visitors do. */
function store(settings: { trustedProxies?: number } = { trustedProxies: 1 }) {
  const { app, requests } = storefrontOver(
    async (request) => new Response(await request.text()),
    {},
    settings,
  );
  const call = (address: string, path: string, init: RequestInit = {}) => {
    const length = String((init.body as string | undefined)?.length ?? 0);
    const headers = { 'x-forwarded-for': `6.6.6.6, ${address}`, 'content-length': length, ...init.headers };
    return app.request(path, { ...init, headers }, { incoming: { socket: { remoteAddress: '10.0.0.1' } } });
  };
  const signIn = (address: string, logonId: string) =>
    call(address, SIGN_IN, { method: 'POST', body: `logonId=${encodeURIComponent(logonId)}&password=guess` });
  return { call, signIn, requests };
}

/** Statuses of so many calls, one after the other. */
async function statuses(count: number, call: (index: number) => Response | Promise<Response>) {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await call(index)).status);
  return all;
}

it('stops a visitor who tries passwords of one account, and says how long', async () => {
  const { signIn, requests } = store();
  const all = await statuses(13, () => signIn('1.1.1.1', 'Ana@example.com'));
  expect(all).toEqual([...Array(12).fill(200), 429]);
  expect(requests).toHaveLength(12);
  const response = await signIn('1.1.1.1', ' ana@EXAMPLE.com');
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800);
  expect(await response.json()).toEqual({
    errors: [
      {
        errorKey: '_ERR_TOO_MANY_TRIES',
        errorCode: '2495',
        errorMessage: 'Too many tries. Try again in 15 minutes.',
        errorParameters: ['15'],
      },
    ],
  });
});

it('locks nobody else out: neither the account at another address, nor the address at another account', async () => {
  const { signIn } = store();
  await statuses(13, () => signIn('1.1.1.1', 'ana@example.com'));
  expect((await signIn('2.2.2.2', 'ana@example.com')).status).toBe(200);
  expect((await signIn('1.1.1.1', 'ben@example.com')).status).toBe(200);
});

it('stops a visitor who tries many accounts or orders', async () => {
  const { signIn, call } = store();
  expect((await statuses(61, (index) => signIn('1.1.1.1', `${index}@example.com`))).at(-1)).toBe(429);
  expect((await statuses(61, (index) => call('1.1.1.1', `${ORDER}/${index}?email=a`))).at(-1)).toBe(429);
  expect((await call('1.1.1.1', '/wcs/resources/store/10851/cart/@self')).status).toBe(200);
});

it.each([
  ['POST', SIGN_IN, 'logonId=a&password=b'],
  ['PUT', '/wcs/resources/store/10851/person/@self', '{"logonId":"a","xcred_validationCode":"12345678"}'],
  ['GET', `${ORDER}/12345?email=a`, undefined],
])('%s %s is counted for its target, and reaches the API whole', async (method, path, body) => {
  const { call, requests } = store();
  const all = await statuses(13, () => call('1.1.1.1', path, { method, ...(body ? { body } : {}) }));
  expect(all.at(-1)).toBe(429);
  expect(await requests[0]?.text()).toBe(body ?? '');
});

it.each(['/wcs/resources/store/10851/person', '/webapp/wcs/stores/servlet/jsonpInsuranceAjax.jsp'])(
  'POST %s is counted for its visitor',
  async (path) => {
    const { call } = store();
    expect((await statuses(61, () => call('1.1.1.1', path, { method: 'POST', body: 'a' }))).at(-1)).toBe(429);
  },
);

it('does not take everyone behind an unknown proxy for one visitor', async () => {
  const { signIn } = store({});
  expect(await statuses(13, () => signIn('1.1.1.1', 'ana@example.com'))).toEqual(Array(13).fill(200));
});
