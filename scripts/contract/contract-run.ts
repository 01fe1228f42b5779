import { type ContractClient, createContractClient, type Transport } from './contract-client';

export interface StoreIds {
  storeId: '10851' | '10852';
  catalogId: '10101' | '10102';
  langId: '-1' | '-24';
  country: 'US' | 'CA';
}

export interface ContractRunOptions {
  baseUrl: string;
  transport: Transport;
  storeId: StoreIds['storeId'];
  /** An account of the host, for member-only calls. */
  member?: { logonId: string; password: string };
  /** Whether to make calls with lasting side effects: an order, an account, an exam. */
  lasting: boolean;
  /** The current date of the host. */
  now: Date;
}

/** The host does not provide what a call needs; the message says why. */
export class MissingInputError extends Error {}

/** The shared state of one run: options, store and fixtures. */
export class ContractRun {
  readonly options: ContractRunOptions;
  readonly store: StoreIds;
  readonly #onResponse: (request: Request, response: Response) => Promise<void>;

  constructor(
    options: ContractRunOptions,
    onResponse: (request: Request, response: Response) => Promise<void>,
  ) {
    this.options = options;
    this.#onResponse = onResponse;
    this.store =
      options.storeId === '10851'
        ? { storeId: '10851', catalogId: '10101', langId: '-1', country: 'US' }
        : { storeId: '10852', catalogId: '10102', langId: '-24', country: 'CA' };
  }

  /** A client with these cookies, which its responses update; default: none. */
  newClient(cookies = new Map<string, string>()): ContractClient {
    const { baseUrl, transport } = this.options;
    return createContractClient({ baseUrl, transport, onResponse: this.#onResponse, cookies });
  }

  /** @throws MissingInputError unless lasting side effects are allowed. */
  requireLasting(what: string, alternative = ''): void {
    if (this.options.lasting) return;
    const hints = ['allow it with --lasting', alternative].filter((text) => text !== '').join(', ');
    throw new MissingInputError(`leaves ${what} behind; ${hints}`);
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
