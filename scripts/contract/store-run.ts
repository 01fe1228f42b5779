import { fixture as runFixture } from '../contract-checker/contract-run.ts';
import { MissingInputError } from '../contract-checker/missing-input-error.ts';
import type { Run } from '../contract-checker/plugin.ts';
import { type ContractClient, createContractClient } from './http/contract-client.ts';
import type { StoreIds } from './store-ids.ts';

/** A run of the checker as the calls of this store use it. */
export interface StoreRun {
  store: StoreIds;
  options: {
    /** Whether calls may change something. */
    write: boolean;
    now: Date;
    /** An account of the host, for reading what only a member may read. It is not changed. */
    member?: { logonId: string; password: string };
  };
  /** A client with these cookies, or with none. Its calls are checked in depth. */
  newClient: (cookies?: Map<string, string>) => ContractClient;
  /** A client with these cookies, whose calls are only made, for shoppers that a check needs beside the first. */
  newPlainClient: (cookies: Map<string, string>) => ContractClient;
  /** @throws MissingInputError unless the run may write. */
  requireWrite: (what: string) => void;
}

const runs = new WeakMap<Run, StoreRun>();

export function storeRunOf(run: Run): StoreRun {
  const known = runs.get(run) ?? newStoreRun(run);
  runs.set(run, known);
  return known;
}

function newStoreRun(run: Run): StoreRun {
  const { baseUrl, write, now } = run.options;
  const [, logonId, password] = /^([^:]+):(.+)$/s.exec(run.settings.member ?? '') ?? [];
  return {
    store: storeOf(run),
    options: { write, now, ...(logonId && password ? { member: { logonId, password } } : {}) },
    newClient: (cookies = new Map()) =>
      createContractClient({ baseUrl, cookies, sendRequest: (request) => run.call(request) }),
    newPlainClient: (cookies) =>
      createContractClient({ baseUrl, cookies, sendRequest: (request) => run.read(request) }),
    requireWrite: (what) => run.requireWrite(what),
  };
}

export function storeOf({ settings }: Run): StoreIds {
  return settings.store === '10852'
    ? { storeId: '10852', catalogId: '10102', langId: '-24', country: 'CA' }
    : { storeId: '10851', catalogId: '10101', langId: '-1', country: 'US' };
}

/** A fixture that is created once per run, on first use. */
export function fixture<T>(make: (run: StoreRun) => Promise<T>): (run: StoreRun) => Promise<T> {
  return runFixture(make);
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
