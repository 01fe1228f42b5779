import { type CookieToSet, serializeCookie } from './cookies';

const STORAGE_KEY = 'sandbox-cookies';

/**
 * Stores the sandbox's session cookies in the browser. A service worker response cannot set cookies, and scripts cannot
 * read or set HttpOnly cookies.
 */
export class BrowserCookieJar {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** The stored cookies as a Cookie header. */
  header(): string {
    return Object.entries(this.#read())
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
  }

  save(cookies: CookieToSet[]): void {
    if (cookies.length === 0) return;
    const stored = this.#read();
    for (const cookie of cookies) {
      if (cookie.maxAge === 0) delete stored[cookie.name];
      else stored[cookie.name] = cookie.value;
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      if (!cookie.httpOnly) document.cookie = serializeCookie(cookie);
    }
    this.#storage.setItem(STORAGE_KEY, JSON.stringify(stored));
  }

  #read(): Record<string, string> {
    try {
      return JSON.parse(this.#storage.getItem(STORAGE_KEY) ?? '{}') as Record<string, string>;
    } catch {
      return {};
    }
  }
}
