import { expect, it } from 'vitest';
import { storefrontOver } from '../../tests/support/test-storefront';

const SIGN_IN = '/webapp/wcs/stores/servlet/LogonAjax';
const ORDER = '/wcs/resources/store/10851/ordercst/guest';
const PERSON = '/wcs/resources/store/10851/person/@self';
const INSURANCE = '/wcs/resources/store/10851/ria/login';

/** A store behind one proxy, which calls its API as visitors do. */
function store(status = 200, settings: { trustedProxies?: number } = { trustedProxies: 1 }) {
  const { app, requests } = storefrontOver(
    async (request) => new Response(await request.text(), { status }),
    {},
    settings,
  );
  const call = (address: string, path: string, init: RequestInit = {}) => {
    const length = String((init.body as string | undefined)?.length ?? 0);
    const cookie = 'WC_AUTHENTICATION_7=7%2Csecret';
    const headers = {
      ...init.headers,
      'x-forwarded-for': `6.6.6.6, ${address}`,
      'content-length': length,
      cookie,
    };
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

it('counts a call by whatever spelling of its path a host takes', async () => {
  const { call } = store();
  const spellings = ['', '/', ';x', ';y=1', '%3Bz'].map((end) => SIGN_IN + end);
  const others = [
    SIGN_IN.toLowerCase(),
    SIGN_IN.replace('L', '%4C'),
    SIGN_IN.replace('servlet/', 'servlet//'),
  ];
  const body = 'logonId=ana%40example.com&password=guess';
  const paths = [...spellings, ...others];
  const all = await statuses(13, (index) =>
    call('1.1.1.1', paths[index % paths.length] ?? '', { method: 'POST', body }),
  );
  expect(all.at(-1)).toBe(429);
});

it('counts the same order by whatever spelling of its number', async () => {
  const { call } = store(404);
  const numbers = ['90210001', '9021000%31', '90210001;x', '90210001/'];
  const all = await statuses(13, (index) =>
    call('1.1.1.1', `${ORDER}/${numbers[index % 4]}?email=a@b.example`),
  );
  expect(all.at(-1)).toBe(429);
});

it('locks nobody else out: neither the account at another address, nor the address at another account', async () => {
  const { signIn } = store();
  await statuses(13, () => signIn('1.1.1.1', 'ana@example.com'));
  expect((await signIn('2.2.2.2', 'ana@example.com')).status).toBe(200);
  expect((await signIn('1.1.1.1', 'ben@example.com')).status).toBe(200);
});

it('stops a visitor who tries many accounts or orders', async () => {
  const { signIn, call } = store(404);
  expect((await statuses(61, (index) => signIn('1.1.1.1', `${index}@example.com`))).at(-1)).toBe(429);
  expect((await statuses(61, (index) => call('1.1.1.1', `${ORDER}/${index}?email=a`))).at(-1)).toBe(429);
});

it('does not count who knows the email of the order', async () => {
  const { call } = store(200);
  expect(await statuses(61, () => call('1.1.1.1', `${ORDER}/12345?email=a`))).toEqual(Array(61).fill(200));
});

it.each([
  ['POST', SIGN_IN, 'logonId=a&password=b', 12],
  ['PUT', PERSON, '{"logonId":"a","xcred_validationCode":"12345678"}', 12],
  ['PUT', PERSON, '{"logonId":"a"}', 5],
  ['PUT', `${PERSON}/password`, '{"logonPasswordOld":"a"}', 12],
  ['PUT', `${PERSON}/registration`, '{"email1":"a","logonPassword":"a"}', 12],
  ['PUT', `${PERSON}/secondfactor`, '{"x_oneTimeCode":"123456"}', 12],
  ['POST', `${PERSON}/close`, '{"logonPassword":"a"}', 12],
  ['POST', INSURANCE, '{"provider":"EYEMED","lastName":"Linden","zip":"45040"}', 12],
  ['GET', `${ORDER}/12345?email=a`, undefined, 12],
])(
  '%s %s with %s is counted for its target, and reaches the API whole',
  async (method, path, body, limit) => {
    const { call, requests } = store(400);
    const all = await statuses(limit + 1, () => call('1.1.1.1', path, { method, ...(body ? { body } : {}) }));
    expect(all).toEqual([...Array(limit).fill(400), 429]);
    expect(await requests[0]?.text()).toBe(body ?? '');
  },
);

it.each([
  ['/wcs/resources/store/10851/person', 12],
  ['/wcs/resources/store/10851/loginidentity/oauth_validate', 60],
  ['/webapp/wcs/stores/servlet/jsonpInsuranceAjax.jsp', 60],
  [INSURANCE, 60],
])('POST %s is counted for its visitor', async (path, limit) => {
  const { call } = store();
  const all = await statuses(limit + 1, (index) =>
    call('1.1.1.1', path, { method: 'POST', body: `lastName=${index}` }),
  );
  expect(all.at(-2)).toBe(200);
  expect(all.at(-1)).toBe(429);
});

const CART = '/wcs/resources/store/10851/cart/@self';
const PAYMENT = `${CART}/payment_instruction`;
const CODES = `${CART}/assigned_promotion_code`;

it.each([
  ['POST', PAYMENT, (index: number) => `{"account":"411111111111${1000 + index}"}`, 15],
  [
    'PUT',
    '/wcs/resources/store/10851/mypayments',
    (index: number) => `{"card_accountNumber":"${index}"}`,
    15,
  ],
  ['POST', CODES, (index: number) => `{"promoCode":"SEE${index}"}`, 20],
])('stops a visitor who tries numbers at %s %s', async (method, path, bodyOf, limit) => {
  const { call } = store(400);
  const all = await statuses(limit + 1, (index) => call('1.1.1.1', path, { method, body: bodyOf(index) }));
  expect(all).toEqual([...Array(limit).fill(400), 429]);
  expect((await call('2.2.2.2', path, { method, body: bodyOf(0) })).status).toBe(400);
});

it('counts cards that are accepted, but neither saved ones nor codes that work', async () => {
  const { call } = store(201);
  const body = '{"account":"4111111111111111"}';
  const cards = await statuses(16, () => call('1.1.1.1', PAYMENT, { method: 'POST', body }));
  expect(cards.at(-1)).toBe(429);
  const saved = '{"x_paymentIndex":0,"x_maskedNumber":"xxxxxxxxxxxx1111"}';
  const others = await statuses(21, () => call('1.1.1.1', PAYMENT, { method: 'POST', body: saved }));
  const codes = await statuses(21, () =>
    call('1.1.1.1', CODES, { method: 'POST', body: '{"promoCode":"A"}' }),
  );
  expect(new Set([...others, ...codes])).toEqual(new Set([201]));
});

it.each([
  ['HEAD', `${ORDER}/12345?email=a`, undefined],
  ['GET', `${SIGN_IN}?logonId=a&logonPassword=b`, undefined],
  ['PUT', `${SIGN_IN}?logonId=a`, 'logonPassword=b'],
  ['GET', `${INSURANCE}?provider=EYEMED&lastName=Linden`, undefined],
])('%s %s is counted as well: a host may answer it', async (method, path, body) => {
  const { call } = store(400);
  const all = await statuses(13, () => call('1.1.1.1', path, { method, ...(body ? { body } : {}) }));
  expect(all.at(-1)).toBe(429);
});

it.each([
  ['the port that a proxy adds', (index: number) => `1.1.1.1:${50_000 + index}`],
  ['the port of an address in brackets', (index: number) => `[2001:db8::1]:${50_000 + index}`],
  ['another address of the same network', (index: number) => `2001:DB8::${(index + 1).toString(16)}`],
  ['an address of version 4 in one of version 6', (index: number) => `${index % 2 ? '::ffff:' : ''}1.1.1.1`],
])('takes %s for the same visitor', async (_, addressOf) => {
  const { signIn } = store();
  const all = await statuses(13, (index) => signIn(addressOf(index), 'ana@example.com'));
  expect(all.at(-1)).toBe(429);
});

it('takes another network for another visitor', async () => {
  const { signIn } = store();
  await statuses(13, () => signIn('2001:db8::1', 'ana@example.com'));
  expect((await signIn('2001:db8:0:1::1', 'ana@example.com')).status).toBe(200);
});

it.each([['DELETE', '/wcs/resources/store/10851/eappointment/appointments/EX12', 12]])(
  '%s %s is counted when the host rejects it',
  async (method, path, limit) => {
    const { call } = store(400);
    const all = await statuses(limit + 1, () => call('1.1.1.1', path, { method, body: '{}' }));
    expect(all).toEqual([...Array(limit).fill(400), 429]);
    const accepted = store(200);
    const others = await statuses(61, () => accepted.call('1.1.1.1', path, { method, body: '{}' }));
    expect(others).toEqual(Array(61).fill(200));
  },
);

it.each([
  ['text of two bytes a letter', [...'{"logonPasswordOld":"a"}'].map((letter) => `\0${letter}`).join('')],
  ['a list', '[{"logonPasswordOld":"a"}]'],
  ['JSON that is a form, too', '{"a":"&logonPasswordOld=b&c="}'],
  ['a form in parts', '--x\r\nContent-Disposition: form-data; name="logonPasswordOld"\r\n\r\na\r\n--x--'],
  ['an encoding', '+AHsAIgBs-'],
])('counts a password that is hidden in %s', async (name, body) => {
  const { call } = store(400);
  const types: Record<string, string> = {
    'a form in parts': 'multipart/form-data; boundary=x',
    'an encoding': 'text/plain; charset=utf-7',
  };
  const headers = { 'content-type': types[name] ?? 'application/json' };
  const all = await statuses(13, () =>
    call('1.1.1.1', `${PERSON}/password`, { method: 'PUT', body, headers }),
  );
  expect(all.at(-1)).toBe(429);
});

it('counts a target behind many others', async () => {
  const { call } = store();
  const all = await statuses(13, (index) => {
    const others = Array.from({ length: 5 }, (_, other) => `logonId=${index}-${other}`);
    return call('1.1.1.1', SIGN_IN, { method: 'POST', body: [...others, 'logonId=ana'].join('&') });
  });
  expect(all.at(-1)).toBe(429);
});

it.each([
  ['another spelling', (index: number) => `logonId=${' '.repeat(index)}Ana%40example.com`],
  [
    'another account beside it',
    (index: number) => `logonId=ana%40example.com&logonId=${index}%40example.com`,
  ],
  ['a body that is not read', (index: number) => `logonId=${index}${'&a='.repeat(30_000)}`],
])('is not deceived by %s', async (_, bodyOf) => {
  const { call } = store();
  const all = await statuses(13, (index) =>
    call('1.1.1.1', SIGN_IN, { method: 'POST', body: bodyOf(index) }),
  );
  expect(all.at(-1)).toBe(429);
});

it('neither counts nor stops other changes of the account', async () => {
  const { call } = store();
  const rename = () =>
    call('1.1.1.1', `${PERSON}/registration`, { method: 'PUT', body: '{"firstName":"Ana"}' });
  expect(await statuses(61, rename)).toEqual(Array(61).fill(200));
});

it('does not take everyone behind an unknown proxy for one visitor', async () => {
  const { signIn } = store(200, {});
  expect(await statuses(13, () => signIn('1.1.1.1', 'ana@example.com'))).toEqual(Array(13).fill(200));
});
