import { type CookieToSet, serializeCookie } from './cookies';

const STORAGE_KEY = 'sandbox-cookies';

/**
 * Stores the sandbox's session cookies in the browser. A service worker response cannot set cookies, and scripts cannot
 * read or set HttpOnly cookies. While local storage is full or blocked, they last as long as the document.
 */
export class BrowserCookieJar {
  #unstored: Record<string, string> | undefined;

  /** Returns the stored cookies as a Cookie header. */
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
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
      this.#unstored = undefined;
    } catch {
      this.#unstored = stored;
    }
  }

  #read(): Record<string, string> {
    if (this.#unstored) return { ...this.#unstored };
    try {
      return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, string>;
    } catch {
      return {};
    }
  }
}
