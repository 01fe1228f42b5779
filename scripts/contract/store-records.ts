import type { OperationId } from '@sandbox/contract/operations';
import { CookieStore } from '../contract-checker/http/cookie-store';
import type { SentRequest } from '../contract-checker/http/exchange';
import { evaluate } from '../contract-checker/invariants/expression';
import { baseUrlOf, contextOf } from '../contract-checker/invariants/read-request';
import { pathOf } from '../contract-checker/model/paths';
import type { CreatedRecords, Exchange } from '../contract-checker/plugin';
import { errorOf, sessionOf } from './sessions';

/** What a successful call leaves on the host, and the expression of its ID. */
const CREATED: Partial<Record<OperationId, [kind: string, id: string]>> = {
  registerPerson: ['accounts', '$response.body#/userId'],
  oauthValidate: ['accounts made by a social sign-in', '$response.body#/userId'],
  requestPasswordReset: ['codes sent by email', '$request.body#/logonId'],
  subscribeEmail: ['newsletter subscriptions', '$request.body#/email'],
  checkout: ['orders', '$response.body#/orderId'],
  bookExam: ['booked exams', '$response.body#/confirmationNumber'],
  createGuestIdentity: ['guests', '$response.body#/userId'],
};

/** What a run has created and not removed. Carts, cards and prescriptions belong to these shoppers and are not listed. */
export class StoreRecords implements CreatedRecords {
  /** Calls that remove something, by kind and ID; undefined where there is none. */
  readonly #records = new Map<string, Map<string, SentRequest | undefined>>();
  /** Emails that prove orders, by order. */
  readonly #emails = new Map<string, unknown>();

  /** Takes note of a call of the run. */
  add(exchange: Exchange): void {
    if (errorOf(exchange.response)) return;
    const value = (expression: string) => evaluate(expression, contextOf(exchange));
    const session = sessionOf(exchange.request) ?? '';
    switch (exchange.operation.id) {
      case 'setShippingInfo':
        this.#emails.set(String(value('$request.body#/orderId')), value('$request.body#/x_address/email1'));
        break;
      case 'cancelOrder':
        this.#records.get('orders')?.delete(String(value('$request.path.orderId')));
        break;
      case 'cancelExam':
        this.#records.get('booked exams')?.delete(String(value('$request.path.confirmationNumber')));
        break;
      case 'closeAccount':
        for (const kind of ['accounts', 'accounts made by a social sign-in'])
          this.#records.get(kind)?.delete(session);
        break;
      case 'changePassword':
        this.#of('accounts').set(session, closing(exchange, value('$request.body#/logonPassword')));
        break;
      default:
        this.#addCreated(exchange, value);
    }
  }

  /** Calls that remove what is left. */
  removals(): SentRequest[] {
    return [...this.#records.values()].flatMap((records) =>
      [...records.values()].filter((request) => request !== undefined),
    );
  }

  /** IDs of what is left, by kind. */
  left(): Record<string, string[]> {
    const kinds = [...this.#records].filter(([, records]) => records.size > 0);
    return Object.fromEntries(kinds.map(([kind, records]) => [kind, [...records.keys()]]));
  }

  #of(kind: string): Map<string, SentRequest | undefined> {
    const records = this.#records.get(kind) ?? new Map<string, SentRequest | undefined>();
    this.#records.set(kind, records);
    return records;
  }

  #addCreated(exchange: Exchange, value: (expression: string) => unknown): void {
    const [kind, expression] = CREATED[exchange.operation.id as OperationId] ?? [];
    if (kind === undefined || expression === undefined) return;
    const id = String(value(expression) ?? 'without an ID');
    this.#of(kind).set(id, this.#removalOf(kind, id, exchange));
  }

  #removalOf(kind: string, id: string, exchange: Exchange): SentRequest | undefined {
    if (kind === 'booked exams') return call(exchange, 'cancelExam', { confirmationNumber: id });
    if (kind === 'orders')
      return call(exchange, 'cancelOrder', { orderId: id }, { email: this.#emails.get(id) });
    if (kind !== 'accounts') return undefined;
    return closing(exchange, evaluate('$request.body#/logonPassword', contextOf(exchange)));
  }
}

/** Closes the account whose session the response begins, or the request has. */
function closing(exchange: Exchange, logonPassword: unknown): SentRequest {
  const store = new CookieStore(
    new Map(
      (exchange.request.headers.cookie ?? '').split('; ').flatMap((pair) => {
        const [name = '', ...value] = pair.split('=');
        return name === '' ? [] : [[name, value.join('=')] as const];
      }),
    ),
  );
  store.update(exchange.response.headers);
  const request = call(exchange, 'closeAccount', {}, { logonPassword });
  return { ...request, headers: { ...request.headers, cookie: store.header() } };
}

/** A call of the same store. */
function call(
  exchange: Exchange,
  operationId: OperationId,
  ids: Record<string, string>,
  body?: object,
): SentRequest {
  const operation = exchange.operation.contract.operation(operationId);
  const path = pathOf(operation, { storeId: exchange.params.storeId ?? '', ...ids });
  return {
    method: operation.method.toUpperCase(),
    url: baseUrlOf(exchange) + path,
    headers: body ? { 'content-type': 'application/json' } : {},
    ...(body ? { body: JSON.stringify(body) } : {}),
  };
}
