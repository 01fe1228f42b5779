import { parseUrl } from '@/domain/navigation/parse-url';
import { memoryStore, type ResponseStore, type StoredResponse } from './response-store';
import { responseTags } from './response-tags';

/** How long a response stays fresh, in milliseconds. */
const FRESH_MS = 60_000;
/** How long a page waits for a fresh response where there is an older one, in milliseconds. */
const PATIENCE_MS = 300;
/** How long a server waits for what another one is fetching, and how often it looks, in milliseconds. */
const OTHERS_MS = 1000;
const LOOK_MS = 50;

/**
 * Responses that are the same for every shopper. For many identical requests at once the host gets one, also from several
 * servers with one store. While the host is slow or down, an older response is good enough.
 */
export class SharedResponses {
  readonly #store: ResponseStore;
  readonly #now: () => number;
  /** Told where each response comes from. */
  onResult: (result: 'fresh' | 'older' | 'missed') => void = () => {};
  readonly #pending = new Map<string, Promise<StoredResponse>>();

  constructor(store: ResponseStore = memoryStore(), now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
  }

  /**
   * @param key of the query.
   * @param fetchFresh gets the response from the host, without anything of a shopper. It is not aborted with one page.
   */
  async fetch(key: string, fetchFresh: () => Promise<unknown>): Promise<StoredResponse> {
    const stored = await this.#read(key);
    const isFresh = stored !== undefined && this.#now() - stored.fetchedAt <= FRESH_MS;
    this.onResult(isFresh ? 'fresh' : stored ? 'older' : 'missed');
    if (isFresh) return stored;
    const fetching = this.#pending.get(key) ?? this.#refresh(key, fetchFresh);
    return stored ? orElse(fetching, stored) : fetching;
  }

  /** Forgets every response with one of the tags, also one that is on its way. */
  purge(tags: readonly string[]): Promise<void> {
    return this.#store.purge(tags, this.#now());
  }

  /** Whether none of the tags was purged since a time, in epoch milliseconds. */
  async isCurrent(tags: readonly string[], since: number): Promise<boolean> {
    return since > (await this.#store.lastPurge(tags));
  }

  async #read(key: string): Promise<StoredResponse | undefined> {
    const stored = await this.#store.get(key);
    return stored && (await this.isCurrent(stored.tags, stored.fetchedAt)) ? stored : undefined;
  }

  #refresh(key: string, fetchFresh: () => Promise<unknown>): Promise<StoredResponse> {
    const refresh = async () => {
      const fetchedAt = this.#now();
      const ofOther = (await this.#store.lock(key)) ? undefined : await this.#ofOther(key, fetchedAt);
      if (ofOther) return ofOther;
      const value = await fetchFresh();
      const response = { value, fetchedAt, tags: responseTags(key, value) };
      await this.#store.set(key, response);
      return response;
    };
    const pending = refresh().finally(() => this.#pending.delete(key));
    this.#pending.set(key, pending);
    return pending;
  }

  /** What another server is fetching; undefined when it does not come. */
  async #ofOther(key: string, since: number): Promise<StoredResponse | undefined> {
    for (let waited = 0; waited < OTHERS_MS; waited += LOOK_MS) {
      const stored = await this.#read(key);
      if (stored && since - stored.fetchedAt <= FRESH_MS) return stored;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    return undefined;
  }
}

/** The fresh response, or the older one where the fresh one fails or takes its time. */
function orElse(fetching: Promise<StoredResponse>, stored: StoredResponse): Promise<StoredResponse> {
  const limit = AbortSignal.timeout(PATIENCE_MS);
  return Promise.race([
    fetching.catch(() => stored),
    new Promise<StoredResponse>((resolve) =>
      limit.addEventListener('abort', () => resolve(stored), { once: true }),
    ),
  ]);
}

/** Whether every shopper gets the same by a key, which begins with the path of its request. The call must carry no cookies. */
export function isSharedKey(key: string): boolean {
  const [, path] = /^@"([^"?]*)/.exec(key) ?? [];
  const url = path === undefined ? undefined : parseUrl(path, 'https://api.invalid');
  return (
    url !== undefined &&
    /^(\/search\/|\/wcs\/resources\/store\/\d+\/espot\/(?!cookie-sensitive\/))/.test(url.pathname)
  );
}
