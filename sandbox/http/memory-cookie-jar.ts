import type { CookieToSet } from './cookies';

/** The cookies of one shopper, in memory. */
export class MemoryCookieJar {
  readonly #cookies = new Map<string, CookieToSet>();

  get cookies(): CookieToSet[] {
    return [...this.#cookies.values()];
  }

  /** Returns the stored cookies as a Cookie header. */
  header(): string {
    return this.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  }

  save(cookies: readonly CookieToSet[]): void {
    for (const cookie of cookies) {
      if (cookie.maxAge === 0) this.#cookies.delete(cookie.name);
      else this.#cookies.set(cookie.name, cookie);
    }
  }

  clear(): void {
    this.#cookies.clear();
  }
}
