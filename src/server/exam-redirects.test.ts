import type { SandboxContext } from '@sandbox/sandbox-context';
import type { StoreSeed } from '@sandbox/seed/models/store';
import { describe, expect, it } from 'vitest';
import { storefrontOver, testStorefront } from '../../tests/support/test-storefront';

const storefront = testStorefront();
const { app, sandbox } = storefront;

/** Number of the first open store that takes bookings and matches. */
function storeNumber(matches: (store: StoreSeed) => boolean, takesBookings = true): string {
  const { stores }: SandboxContext = sandbox.context;
  const found = stores.find(
    (store) => store.status === 'O' && store.bookableAppointment === takesBookings && matches(store),
  );
  if (!found) throw new Error('No such store.');
  return found.storeNumber;
}

const inRegion = (region: string) => (store: StoreSeed) => store.country === 'US' && store.region === region;
const CALIFORNIA = storeNumber(inRegion('CA'));
const TEXAS = storeNumber(inRegion('TX'));
const OKLAHOMA = storeNumber(inRegion('OK'));
const OHIO = storeNumber(inRegion('OH'));
const ONTARIO = storeNumber(({ country, region }) => country === 'CA' && region === 'ON');
const CALIFORNIA_WITHOUT = storeNumber(inRegion('CA'), false);
const OHIO_WITHOUT = storeNumber(inRegion('OH'), false);

async function targetOf(
  url: string,
  options: { app?: typeof app; scenario?: string; lastLocale?: string } = {},
) {
  const { scenario, lastLocale } = options;
  const headers = new Headers([
    ...(scenario ? [['cookie', `sandbox_scenario=${scenario}`] as [string, string]] : []),
    ...(lastLocale ? [['cookie', `store_locale=${lastLocale}`] as [string, string]] : []),
  ]);
  const response = await (options.app ?? app).request(url, { headers });
  expect(response.status, url).toBe(302);
  return response.headers.get('location') ?? '';
}

const bookingLink = (ids: string, number: string) => `/BookingDisplayView?${ids}&storeNumber=${number}`;
const US_IDS = 'storeId=10851&langId=-1&appType=NDLC';

describe('the redirects of the states with an address of their own', () => {
  it.each([
    ['california', CALIFORNIA],
    ['texas-oklahoma', TEXAS],
    ['texas-oklahoma', OKLAHOMA],
  ])('%s, %s: to the booking link with the number appended', async (redirect, number) => {
    const path = `eye-exam/${redirect}?storeName=${number}`;
    expect(await targetOf(`/lc-us/${path}`)).toBe(bookingLink(US_IDS, number));
    expect(await targetOf(`/es-us/${path}`)).toBe(bookingLink(US_IDS, number));
  });

  it.each([
    ['a store of the other redirect', '/lc-us/eye-exam/california', TEXAS],
    ['a store of another state', '/lc-us/eye-exam/texas-oklahoma', OHIO],
    ['a store of Canada, whose code is CA', '/lc-us/eye-exam/california', ONTARIO],
    ['a store of California under a Canadian path', '/en-ca/eye-exam/california', CALIFORNIA],
    ['an unknown number', '/es-us/eye-exam/california', '9999'],
    ['no number', '/lc-us/eye-exam/california', ''],
    ['an address instead of a number', '/lc-us/eye-exam/california', '//evil.example/'],
  ])('%s leads to the exam page', async (_case, path, name) => {
    expect(await targetOf(`${path}?${new URLSearchParams({ storeName: name })}`)).toBe(
      path.replace(/\/[^/]+$/, ''),
    );
  });

  it('a store without bookings leads to its page, which says so', async () => {
    expect(await targetOf(`/lc-us/eye-exam/california?storeName=${CALIFORNIA_WITHOUT}`)).toBe(
      `/lc-us/stores/${CALIFORNIA_WITHOUT}?booking=unavailable`,
    );
  });

  it('lead to the page of the store when it cannot be checked', async () => {
    expect(
      await targetOf(`/lc-us/eye-exam/california?storeName=${CALIFORNIA}`, { scenario: 'store-unavailable' }),
    ).toBe(`/lc-us/stores/${CALIFORNIA}`);
  });

  it('use the configured addresses', async () => {
    const configured = testStorefront({
      examBooking: { california: 'https://exams.example.com/book/', 'texas-oklahoma': '/booking?store=' },
    });
    const get = (path: string) => targetOf(`/lc-us/eye-exam/${path}`, { app: configured.app });
    expect(await get(`california?storeName=${CALIFORNIA}`)).toBe(
      `https://exams.example.com/book/${CALIFORNIA}`,
    );
    expect(await get(`texas-oklahoma?storeName=${TEXAS}`)).toBe(`/booking?store=${TEXAS}`);
  });
});

describe('the booking link', () => {
  it.each([
    [`${US_IDS}&storeNumber=${OHIO}`, `/lc-us/eye-exam/schedule?storeNumber=${OHIO}`],
    [
      `storeId=10851&storeNumber=${OHIO}&langId=-50&appType=NDLC`,
      `/es-us/eye-exam/schedule?storeNumber=${OHIO}`,
    ],
    [`storeId=10852&storeNumber=${ONTARIO}&langId=-25`, `/fr-ca/eye-exam/schedule?storeNumber=${ONTARIO}`],
    // The country of the store wins over the one of the language.
    [`storeId=10852&storeNumber=${ONTARIO}&langId=-1`, `/en-ca/eye-exam/schedule?storeNumber=${ONTARIO}`],
    [US_IDS, '/lc-us/eye-exam/schedule'],
    [`${US_IDS}&storeNumber=%2F%2Fevil`, '/lc-us/eye-exam/schedule'],
    [`${US_IDS}&storeNumber=${OHIO_WITHOUT}`, `/lc-us/stores/${OHIO_WITHOUT}?booking=unavailable`],
    // Of the other country, or unknown.
    [`${US_IDS}&storeNumber=${ONTARIO}`, '/lc-us/eye-exam'],
    [`${US_IDS}&storeNumber=9999`, '/lc-us/eye-exam'],
  ])('%s leads to %s', async (query, target) => {
    expect(await targetOf(`/BookingDisplayView?${query}`)).toBe(target);
  });

  it('leads to the scheduling page when the store cannot be checked', async () => {
    const url = `/BookingDisplayView?${US_IDS}&storeNumber=${OHIO}`;
    expect(await targetOf(url, { scenario: 'store-unavailable' })).toBe(
      `/lc-us/eye-exam/schedule?storeNumber=${OHIO}`,
    );
  });

  it('leads to the address of the store itself on a configured host only', async () => {
    const own = `https://exams.example.com/${OHIO}`;
    const withOwnAddress = async (request: Request) => {
      const response = await sandbox.fetch(request);
      return request.url.includes('/byStoreNumber/')
        ? Response.json({ ...(await response.json()), scheduleURL: own })
        : response;
    };
    const targetWith = (host: string) => {
      const configured = storefrontOver(withOwnAddress, {}, { examBooking: { hosts: [host] } });
      return targetOf(`/BookingDisplayView?${US_IDS}&storeNumber=${OHIO}`, { app: configured.app });
    };
    expect(await targetWith('exams.example.com')).toBe(own);
    expect(await targetWith('book.example.org')).toBe(`/lc-us/eye-exam/schedule?storeNumber=${OHIO}`);
  });

  it('after a redirect, leads to the page in the language before it', async () => {
    const redirect = await app.request(`/es-us/eye-exam/california?storeName=${CALIFORNIA}`);
    expect(redirect.headers.get('set-cookie')).toContain('store_locale=es-us;');
    const link = redirect.headers.get('location') ?? '';
    const schedule = `/eye-exam/schedule?storeNumber=${CALIFORNIA}`;
    expect(await targetOf(link, { lastLocale: 'es-us' })).toBe(`/es-us${schedule}`);
    expect(await targetOf(link, { lastLocale: 'lc-us' })).toBe(`/lc-us${schedule}`);
    expect(await targetOf(link)).toBe(`/lc-us${schedule}`);
  });

  it('never leads back to a redirect', async () => {
    const first = await targetOf(`/lc-us/eye-exam/california?storeName=${CALIFORNIA}`);
    expect(await targetOf(first)).toBe(`/lc-us/eye-exam/schedule?storeNumber=${CALIFORNIA}`);
  });
});
