import type { Operation, OperationId } from '@sandbox/contract/operations';
import { CreatedRecords } from '../contract/created-records.ts';
import { type ContractClient, createContractClient } from '../contract/http/contract-client.ts';
import { OtherShoppers } from '../contract/protection/other-shoppers.ts';
import type { StoreIds } from '../contract/store-ids.ts';
import { CallLog } from './call-log.ts';
import { Examiner } from './examiner.ts';
import { FindingList } from './findings/finding-list.ts';
import { CookieStore } from './http/cookie-store.ts';
import type { Exchange, ReceivedResponse, SentRequest } from './http/exchange.ts';
import { send, type Transport } from './http/transport.ts';
import { operationOf } from './model/find-operation.ts';
import { detailsOf } from './model/operation-details.ts';
import { addMessageFindings } from './rules/add-message-findings.ts';

export interface ContractRunOptions {
  baseUrl: string;
  transport: Transport;
  storeId: StoreIds['storeId'];
  /** An account of the host, for reading what only a member may read. It is not changed. */
  member?: { logonId: string; password: string };
  /** Whether calls may change something. They do so as shoppers that the run creates. */
  write: boolean;
  /** The current date of the host. */
  now: Date;
  /** Operations to check; default: all. What they need is called too. */
  only?: OperationId[];
}

/** The host does not provide what a call needs; the message says why. */
export class MissingInputError extends Error {}

/** Errors that are expected here: no shopper of this run has an order to exchange, and a new order is not shipped. */
const EXPECTED_ERRORS: Partial<Record<OperationId, string>> = {
  createReturn: '_ERR_RETURN_NOT_SHIPPED',
  resetExchangeCurrentOrder: '_ERR_NO_EXCHANGE_ORDER',
  // Another run may have taken the time.
  bookExam: '_ERR_EXAM_SLOT_TAKEN',
};

/** The shared state of one run: options, store, findings, and what was called. */
export class ContractRun {
  readonly options: ContractRunOptions;
  readonly store: StoreIds;
  readonly findings = new FindingList();
  readonly calls = new CallLog();
  readonly createdRecords = new CreatedRecords();
  readonly otherShoppers: OtherShoppers;
  readonly #examiner: Examiner;
  readonly #basePath: string;

  constructor(options: ContractRunOptions) {
    this.options = options;
    this.store =
      options.storeId === '10851'
        ? { storeId: '10851', catalogId: '10101', langId: '-1', country: 'US' }
        : { storeId: '10852', catalogId: '10102', langId: '-24', country: 'CA' };
    this.#basePath = new URL(options.baseUrl).pathname.replace(/\/$/, '');
    this.otherShoppers = new OtherShoppers({
      store: this.store,
      write: options.write,
      newClient: (cookies) => this.#newPlainClient(cookies),
    });
    this.#examiner = new Examiner(
      {
        findings: this.findings,
        write: options.write,
        exchange: (request) => this.#readingCall(request),
        probe: (operation, request) => this.#exchange(operation, {}, request),
        otherShopper: (kind) => this.otherShoppers.cookieOf(kind),
      },
      { expectedErrors: EXPECTED_ERRORS, ...(options.only ? { only: new Set(options.only) } : {}) },
    );
  }

  /** A client with these cookies, which its responses update; default: none. Its calls are checked in depth. */
  newClient(cookies = new Map<string, string>()): ContractClient {
    const { baseUrl } = this.options;
    return createContractClient({ baseUrl, cookies, sendRequest: (request) => this.#checkedCall(request) });
  }

  /** A client whose calls are only made, for shoppers that a check needs beside the first. */
  #newPlainClient(cookies: Map<string, string>): ContractClient {
    const { baseUrl } = this.options;
    return createContractClient({
      baseUrl,
      cookies,
      sendRequest: async (request) => {
        const exchange = await this.#readingCall(request);
        this.createdRecords.add(exchange);
        return exchange.response;
      },
    });
  }

  /** Makes checked calls as one shopper, from requests instead of typed parameters. */
  newCaller(): (request: SentRequest, options?: { mayFail: boolean }) => Promise<ReceivedResponse> {
    const cookies = new CookieStore();
    return async (request, options) => {
      const cookie = cookies.header();
      const sent = { ...request, headers: { ...request.headers, ...(cookie === '' ? {} : { cookie }) } };
      const response = await this.#checkedCall(sent, options);
      cookies.update(response.headers);
      return response;
    };
  }

  /** @throws MissingInputError unless the run may write. */
  requireWrite(what: string): void {
    if (!this.options.write) throw new MissingInputError(`leaves ${what} behind; allow it with --write`);
  }

  async #checkedCall(
    request: SentRequest,
    options: { mayFail: boolean } = { mayFail: false },
  ): Promise<ReceivedResponse> {
    const { operation, params } = operationOf(request, this.#basePath);
    this.#requireAllowed(operation);
    await this.#examiner.before(operation, request);
    const exchange = await this.#exchange(operation, params, request);
    this.calls.add(operation.id);
    this.createdRecords.add(exchange);
    await this.#examiner.after(exchange, options);
    return exchange.response;
  }

  /** Removes what the run has created; what a host does not let go stays among the created records. */
  async cleanUp(): Promise<void> {
    for (const request of this.createdRecords.removals()) {
      const { operation, params } = operationOf(request, this.#basePath);
      this.createdRecords.add(await this.#exchange(operation, params, request));
    }
  }

  /** A call that a check makes beside those of the run. Its response is checked by itself. */
  async #readingCall(request: SentRequest): Promise<Exchange> {
    const { operation, params } = operationOf(request, this.#basePath);
    const exchange = await this.#exchange(operation, params, request);
    addMessageFindings(exchange, this.findings);
    return exchange;
  }

  /** @throws MissingInputError for a call that changes something, unless the run may write. Signing in is allowed. */
  #requireAllowed(operation: Operation): void {
    const signsIn = operation.id === 'logonAjax' && this.options.member !== undefined;
    if (this.options.write || signsIn || detailsOf(operation).isSafe) return;
    throw new MissingInputError(`${operation.id} changes something; allow it with --write`);
  }

  async #exchange(
    operation: Operation,
    params: Record<string, string>,
    request: SentRequest,
  ): Promise<Exchange> {
    return { operation, params, request, response: await send(this.options.transport, request) };
  }
}

/** A fixture that is created once per run, on first use. */
export function fixture<T>(make: (run: ContractRun) => Promise<T>): (run: ContractRun) => Promise<T> {
  const cache = new WeakMap<ContractRun, Promise<T>>();
  return (run) => {
    const cached = cache.get(run);
    if (cached) return cached;
    const promise = make(run);
    cache.set(run, promise);
    return promise;
  };
}

/**
 * The body of a success response.
 *
 * @throws MissingInputError when the call failed.
 */
export function successBody<T>(what: string, result: { data?: T; response: Response }): NonNullable<T> {
  const { data, response } = result;
  if (data === undefined || data === null || !response.ok)
    throw new MissingInputError(`${what} returned ${response.status}`);
  return data;
}

/** @throws MissingInputError when there is no value. */
export function requireValue<T>(what: string, value: T | null | undefined): T {
  if (value === undefined || value === null)
    throw new MissingInputError(`${what} is missing in the response`);
  return value;
}
