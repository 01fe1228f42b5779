import type { Sandbox } from '../create-sandbox';
import type { CookieToSet } from '../http/cookies';
import { MemoryCookieJar } from '../http/memory-cookie-jar';

export interface TestResponse {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape, and the contract check has validated them
  body: any;
  headers: Headers;
  text: string;
}

/** A client with a cookie jar, like a browser. */
export class TestClient {
  readonly #sandbox: Sandbox;
  readonly #jar = new MemoryCookieJar();

  /** @param cookies initial cookies by name. */
  constructor(sandbox: Sandbox, cookies: Record<string, string> = {}) {
    this.#sandbox = sandbox;
    this.setCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, httpOnly: false })));
  }

  get(path: string): Promise<TestResponse> {
    return this.send('GET', path);
  }

  postJson(path: string, body: unknown): Promise<TestResponse> {
    return this.send('POST', path, JSON.stringify(body), 'application/json');
  }

  putJson(path: string, body: unknown): Promise<TestResponse> {
    return this.send('PUT', path, JSON.stringify(body), 'application/json');
  }

  delete(path: string): Promise<TestResponse> {
    return this.send('DELETE', path);
  }

  postForm(path: string, fields: Record<string, string | string[]>): Promise<TestResponse> {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) {
      for (const fieldValue of [value].flat()) form.append(name, fieldValue);
    }
    return this.send('POST', path, form.toString(), 'application/x-www-form-urlencoded');
  }

  async send(method: string, path: string, body?: string, contentType?: string): Promise<TestResponse> {
    const headers = new Headers(contentType ? { 'content-type': contentType } : {});
    const request = new Request(new URL(path, 'http://sandbox.test'), {
      method,
      headers,
      body: body ?? null,
    });
    const response = await this.fetch(request);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parseJson(text) };
  }

  /** Sends a request with the stored cookies and stores the cookies of the response. */
  async fetch(request: Request): Promise<Response> {
    const { response, cookies } = await this.#sandbox.handle(request, this.cookieHeader);
    this.setCookies(cookies);
    return response;
  }

  setCookies(cookies: CookieToSet[]): void {
    this.#jar.save(cookies);
  }

  get cookies(): CookieToSet[] {
    return this.#jar.cookies;
  }

  /** The stored cookies as a Cookie header. */
  get cookieHeader(): string {
    return this.#jar.header();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
