import { countrySegment } from '@/domain/locale/locale-lookup';
import { LOCALES, type LocaleCode, type LocaleConfig } from '@/domain/locale/locales';
import type { State, Step } from './state';

/** Calls the store's own server, as the shopper of the browser. */
export type Call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<unknown>;

/** The demo shoppers of a country. */
const MEMBERS = {
  us: { member: '510001', 'new member': '510004', 'member with an expired password': '510003' },
  ca: { member: '520002', 'new member': '520001', 'member with an expired password': '510003' },
};

const ADDRESSES = {
  us: { addressLine: ['12 Elm St'], city: 'Mason', state: 'OH', country: 'US', zipCode: '45040' },
  ca: { addressLine: ['12, rue des Ormes'], city: 'Québec', state: 'QC', country: 'CA', zipCode: 'G1K 3B5' },
};
const CITIES = { us: 'Chicago', ca: 'Toronto' };
const EMAIL = 'ana@example.com';
const STANDARD_SHIPPING = '13001';
const CARD = {
  piAmount: '1.00',
  payMethodId: 'VISA',
  account: '4111111111111111',
  expire_month: '09',
  expire_year: '2031',
  cc_cvc: '737',
};

/**
 * Brings shopper, cart and scenario of a browser into a state, by the calls that the store and the panel make.
 *
 * @returns the path of the page, and the steps to take there.
 */
export async function prepareState(
  state: State,
  locale: LocaleCode,
  call: Call,
): Promise<{ path: string; steps: readonly Step[] }> {
  const site = LOCALES[locale];
  const { storeId, catalogId, languageId } = site;
  await prepareShopper(state, site, call);
  if (state.cart) await call('PUT', '/sandbox/api/cart', { name: state.cart, storeId });
  const placed = state.checkout ? await prepareCheckout(state.checkout, site, call) : undefined;
  if (state.patient) await call('PUT', '/sandbox/api/patient', { name: state.patient });
  const order = state.demoOrder ? await findDemoOrder(state.demoOrder, storeId, call) : undefined;
  await call('PUT', '/sandbox/api/scenario', { name: state.scenario ?? '' });
  const orderId = order?.orderId ?? placed ?? '';
  const email = order?.email ?? EMAIL;
  const country = countrySegment(storeId);
  const city = CITIES[site.country];
  const values: Record<string, string> = {
    locale,
    storeId,
    catalogId,
    country,
    city,
    langId: languageId,
    orderId,
    email,
  };
  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (unknown, name) => values[name] ?? unknown);
  const steps = (state.steps ?? []).map((step) =>
    typeof step === 'object' && 'fill' in step
      ? {
          ...step,
          fill: Object.fromEntries(Object.entries(step.fill).map(([label, text]) => [label, filled(text)])),
        }
      : step,
  );
  return { path: filled(state.path), steps };
}

async function prepareShopper(
  { shopper, cart }: State,
  { storeId, languageId, country }: LocaleConfig,
  call: Call,
): Promise<void> {
  // A cart makes its shopper a guest.
  if (shopper === 'guest' && !cart)
    await call(
      'POST',
      `/wcs/resources/store/${storeId}/guestidentity?langId=${languageId}&updateCookies=true`,
      {},
    );
  else if (shopper && shopper !== 'guest')
    await call('PUT', '/sandbox/api/shopper', { kind: 'member', userId: MEMBERS[country][shopper] });
}

/** @returns the ID of the placed order. */
async function prepareCheckout(
  progress: NonNullable<State['checkout']>,
  { storeId, country }: LocaleConfig,
  call: Call,
): Promise<string | undefined> {
  if (progress === 'cart') return undefined;
  const cart = `/wcs/resources/store/${storeId}/cart/@self`;
  const x_address = { firstName: 'Ana', lastName: 'Diaz', email1: EMAIL, ...ADDRESSES[country] };
  await call('PUT', `${cart}/shipping_info`, { x_address });
  if (progress === 'address') return undefined;
  await call('PUT', `${cart}/shipping_info`, { shipModeId: STANDARD_SHIPPING });
  if (progress === 'method') return undefined;
  await call('POST', `${cart}/payment_instruction`, CARD);
  if (progress === 'payment') return undefined;
  const { orderId, grandTotal, x_orderVersion } = (await call('GET', cart)) as Record<string, string>;
  const x_requestId = crypto.randomUUID();
  await call('POST', `${cart}/checkout`, { orderId, x_agreedTotal: grandTotal, x_orderVersion, x_requestId });
  return orderId;
}

interface DemoOrder {
  demoTitle: string;
  storeId: string;
  orderId: string;
  email: string;
}

async function findDemoOrder(title: string, storeId: string, call: Call): Promise<DemoOrder> {
  const orders = (await call('GET', '/sandbox/api/orders')) as DemoOrder[];
  const order = orders.find((each) => each.demoTitle === title && each.storeId === storeId);
  if (!order) throw new Error(`There is no demo order "${title}".`);
  return order;
}
