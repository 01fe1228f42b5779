import Keyv from 'keyv';

/** A response of the commerce API that is the same for everyone. */
export interface StoredResponse {
  value: unknown;
  /** When it was asked for, in epoch milliseconds. */
  fetchedAt: number;
  /** By which it is purged. */
  tags: string[];
}

/** Where servers keep responses. None of its methods rejects. */
export interface ResponseStore {
  get: (key: string) => Promise<StoredResponse | undefined>;
  set: (key: string, response: StoredResponse) => Promise<void>;
  /** When the last of the tags was purged, in epoch milliseconds; 0 for never. */
  lastPurge: (tags: readonly string[]) => Promise<number>;
  purge: (tags: readonly string[], at: number) => Promise<void>;
  /** Whether this server may fetch a response; false while another one does. */
  lock: (key: string) => Promise<boolean>;
}

/** How long a response is kept, in milliseconds, for the time in which the host fails. */
export const KEPT_MS = 24 * 60 * 60 * 1000;

const MAX_RESPONSES = 1000;
const MAX_PURGES = 20_000;

/** Responses in the memory of this process. */
export function memoryStore(): ResponseStore {
  const responses = inMemory<StoredResponse>(MAX_RESPONSES);
  return keyvStore(responses, inMemory<number>(MAX_PURGES), async () => true);
}

/** @param purges by tag. */
export function keyvStore(
  responses: Keyv<StoredResponse>,
  purges: Keyv<number>,
  lock: ResponseStore['lock'],
): ResponseStore {
  return {
    get: (key) => responses.get(key),
    set: async (key, response) => void (await responses.set(key, response, KEPT_MS)),
    lastPurge: async (tags) =>
      tags.length === 0 ? 0 : Math.max(0, ...(await purges.getMany([...tags])).map((at) => at ?? 0)),
    purge: async (tags, at) => {
      await Promise.all(tags.map((tag) => purges.set(tag, at, KEPT_MS)));
    },
    lock,
  };
}

function inMemory<Value>(size: number): Keyv<Value> {
  const keyv = new Keyv<Value>({ store: new RecentMap(size) });
  // Objects stay as they are: nobody changes them.
  keyv.serialize = undefined;
  keyv.deserialize = undefined;
  return keyv;
}

/** A map of the entries that were used last. */
export class RecentMap<Key, Value> extends Map<Key, Value> {
  readonly #limit: number;

  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  override get(key: Key): Value | undefined {
    const value = super.get(key);
    if (value !== undefined) {
      this.delete(key);
      super.set(key, value);
    }
    return value;
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    if (this.size > this.#limit) this.delete(this.keys().next().value as Key);
    return this;
  }
}
