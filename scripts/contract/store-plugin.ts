import { join } from 'node:path';
import type { Plugin } from '../contract-checker/plugin.ts';
import { allChecks } from './checks/all-checks.ts';
import { currency } from './currency.ts';
import { errorOf, sessionOf, shoppers } from './sessions.ts';
import { StoreRecords } from './store-records.ts';
import { storeOf, storeRunOf } from './store-run.ts';
import { workflowInputs } from './workflows/workflow-inputs.ts';

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
