/** The cookies of one browser. */
export class CookieStore {
  readonly #cookies: Map<string, string>;

  constructor(cookies = new Map<string, string>()) {
    this.#cookies = cookies;
  }

  /** The Cookie header; empty without cookies. */
  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Takes over the Set-Cookie headers of a response. */
  update(headers: Headers): void {
    for (const line of headers.getSetCookie()) this.#set(line);
  }

  #set(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const separator = pair.indexOf('=');
    const name = pair.slice(0, separator).trim();
    const isRemoval = attributes.some((attribute) => /^\s*max-age=0*$/i.test(attribute));
    if (isRemoval) this.#cookies.delete(name);
    else this.#cookies.set(name, pair.slice(separator + 1).trim());
  }
}
