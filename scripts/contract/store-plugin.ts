import { join } from 'node:path';
import type { Exchange, Plugin } from '../contract-checker/plugin.ts';
import { allChecks } from './checks/all-checks.ts';
import { errorOf, sessionOf, shoppers } from './sessions.ts';
import { CURRENCIES, type StoreIds } from './store-ids.ts';
import { StoreRecords } from './store-records.ts';
import { storeOf, storeRunOf } from './store-run.ts';

const OPENAPI = join(import.meta.dirname, '..', '..', 'openapi');

/** What the checker must know of the commerce API beside its contract. */
export const storePlugin: Plugin = {
  sources: join(OPENAPI, '*.yaml'),
  options: {
    store: {
      default: '10851',
      values: ['10851', '10852'],
      help: 'the US store (default) or the Canadian one',
    },
    member: {
      variable: 'CONTRACT_MEMBER',
      pattern: /^[^:]+:./s,
      help: 'E-MAIL:PASSWORD of an account for reading what only a member may read; it is not changed',
    },
  },
  callers: shoppers,
  callerOf: sessionOf,
  credentials: ['cookie', 'wctoken', 'wctrustedtoken'],
  calls: Object.fromEntries(
    Object.entries(allChecks).map(([id, check]) => [id, (run) => check(storeRunOf(run))]),
  ),
  // The account signs in, and is not changed.
  callableWithoutWrite: ({ settings }) => (settings.member === undefined ? [] : ['logonAjax']),
  // No shopper of a run has an order to exchange, and a new order is not shipped. Another run may have taken the time of an exam.
  expectedErrors: {
    createReturn: '_ERR_RETURN_NOT_SHIPPED',
    resetExchangeCurrentOrder: '_ERR_NO_EXCHANGE_ORDER',
    bookExam: '_ERR_EXAM_SLOT_TAKEN',
  },
  errorOf,
  // Commands send it as a page does, bare or in a comment.
  jsonTypes: ['text/html'],
  personalFields: [
    'userId',
    'callerId',
    'logonId',
    'email1',
    'orderId',
    'orderItemId',
    'savedItemId',
    'addressId',
    'prescriptionId',
    'savedFileName',
    'encOrderMemberId',
    'confirmationNumber',
    'paymentId',
  ],
  invariants: { currency },
  workflows: [join(OPENAPI, 'workflows', '*.arazzo.yaml')],
  workflowInputs: (run) => workflowInputs({ store: storeOf(run), now: run.options.now }),
  probe: {
    path: '/wcs/resources/store/10851/usercontext/@self/contextdata',
    // An error may be one of this API, but everybody may make the call: there is no reason not to find it.
    isThisApi: ({ status, body }) =>
      typeof body === 'object' &&
      body !== null &&
      ('basicInfo' in body || ('errors' in body && status !== 404)),
  },
  // Which store a call is about follows from these together.
  unvaried: ['storeId', 'catalogId', 'currency'],
  maxBodyBytes: 1024 * 1024,
  newRecords: () => new StoreRecords(),
};

/** Amounts are in the currency that the call asks for, or in that of its store. */
function currency({ request, response }: Exchange): string | undefined {
  const expected = currencyOf(request.url);
  return expected !== undefined && namesOther(response.body, expected) ? 'another currency' : undefined;
}

function currencyOf(href: string): string | undefined {
  const { pathname, searchParams } = new URL(href);
  const storeId = /\/store\/(\d+)\//.exec(pathname)?.[1] ?? searchParams.get('storeId') ?? '';
  return searchParams.get('currency') ?? (CURRENCIES as Record<string, string>)[storeId];
}

function namesOther(value: unknown, expected: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, child]) =>
    /currency$/i.test(name) && typeof child === 'string'
      ? /^[A-Z]{3}$/.test(child) && child !== expected
      : namesOther(child, expected),
  );
}

/** Days from now until the first day on which the workflows book. */
const FIRST_DAY = 1;
const LAST_DAY = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What every workflow may use: the store's IDs, a new shopper's data, days, IDs of requests. */
function workflowInputs({ store, now }: { store: StoreIds; now: Date }): Record<string, string> {
  const dayAfter = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return {
    ...store,
    email: `contract-check-${crypto.randomUUID()}@example.com`,
    password: 'Linden-42-grove',
    requestId: crypto.randomUUID(),
    from: dayAfter(FIRST_DAY),
    to: dayAfter(LAST_DAY),
    latitude: store.country === 'US' ? '40.7128' : '43.6532',
    longitude: store.country === 'US' ? '-74.006' : '-79.3832',
    city: store.country === 'US' ? 'Mason' : 'Guelph',
    state: store.country === 'US' ? 'OH' : 'ON',
    zipCode: store.country === 'US' ? '45040' : 'N1H 3T9',
    phone: store.country === 'US' ? '5135550163' : '5195550163',
    currency: store.country === 'US' ? 'USD' : 'CAD',
  };
}
