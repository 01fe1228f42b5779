import { parseUrl } from '@/domain/navigation/parse-url';

/** How long a response stays fresh, in milliseconds. */
const FRESH_MS = 60_000;
const MAX_RESPONSES = 500;

/**
 * Short-lived LRU cache of search and espot responses that are the same for every shopper. Most pages request the same few.
 */
export class SharedResponseCache {
  readonly #responses = new Map<string, { response: unknown; cachedAt: number }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get(key: string): unknown {
    const cached = this.#responses.get(key);
    if (!cached) return undefined;
    this.#responses.delete(key);
    if (this.#now() - cached.cachedAt > FRESH_MS) return undefined;
    this.#responses.set(key, cached);
    return cached.response;
  }

  /** Caches those of a page's responses that do not depend on the shopper. */
  add(responses: Record<string, unknown>): void {
    for (const [key, response] of Object.entries(responses)) {
      if (isShared(key)) this.#responses.set(key, { response, cachedAt: this.#now() });
    }
    for (const key of this.#responses.keys()) {
      if (this.#responses.size <= MAX_RESPONSES) break;
      this.#responses.delete(key);
    }
  }
}

/** Cache keys start with the path of their request. */
function isShared(key: string): boolean {
  const [, path] = /^@"([^"?]*)/.exec(key) ?? [];
  const url = path === undefined ? undefined : parseUrl(path, 'https://api.invalid');
  return url !== undefined && isSharedPath(url.pathname);
}

/** Whether every shopper gets the same from a path of the API, which must then be called without cookies. */
export function isSharedPath(pathname: string): boolean {
  return /^(\/search\/|\/wcs\/resources\/store\/\d+\/espot\/(?!cookie-sensitive\/))/.test(pathname);
}
