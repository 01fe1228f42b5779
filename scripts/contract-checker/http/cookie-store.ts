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
    if (hasEnded(attributes)) this.#cookies.delete(name);
    else this.#cookies.set(name, pair.slice(separator + 1).trim());
  }
}

/** Whether a cookie is removed: by either attribute, of which Max-Age counts first (RFC 6265 §5.3). */
function hasEnded(attributes: readonly string[]): boolean {
  const values = new Map(
    attributes.map((attribute) => {
      const [name = '', value = ''] = attribute.split('=');
      return [name.trim().toLowerCase(), value.trim()];
    }),
  );
  const maxAge = values.get('max-age');
  return maxAge ? Number(maxAge) <= 0 : Date.parse(values.get('expires') ?? '') <= Date.now();
}
