import { NoNetworkError } from '@sandbox/scenarios/apply-effect';
import { scenarioCookie } from '@sandbox/scenarios/scenario-name';
import type { TestClient } from '@sandbox/testing/test-client';
import { type TestSandbox, testSandbox } from '@sandbox/testing/test-sandbox';
import { afterEach, beforeEach } from 'vitest';
import { nextTask } from './next-task';

/** Connects the shopper's browser to a separate sandbox. */
export class TestServer {
  readonly sandbox: TestSandbox = testSandbox();
  readonly shopper: TestClient = this.sandbox.client();
  /** Requests of the page, in order. */
  readonly requests: Request[] = [];
  readonly #held = new Map<string, PromiseWithResolvers<void>>();
  readonly #openCalls = new Set<Promise<unknown>>();
  #isClosed = false;

  /** Starts a scenario for the shopper; '' ends it. */
  startScenario(name: string): void {
    this.shopper.setCookies([scenarioCookie(name)]);
  }

  /** Holds back responses to requests whose method and path contain this text. @returns a function that releases them. */
  holdResponses(fragment: string): () => void {
    const held = Promise.withResolvers<void>();
    this.#held.set(fragment, held);
    return () => {
      this.#held.delete(fragment);
      held.resolve();
    };
  }

  /** Waits until the page has the responses to all requests so far. */
  async allResponses(): Promise<void> {
    await Promise.allSettled(this.#openCalls);
    await nextTask();
  }

  /** Requests so far whose method and path contain this text. */
  callsTo(fragment: string): string[] {
    return this.requests.map(methodAndPath).filter((call) => call.includes(fragment));
  }

  /** Clears the shopper's cookies. */
  clearCookies(): void {
    this.shopper.setCookies(this.shopper.cookies.map((cookie) => ({ ...cookie, maxAge: 0 })));
    clearScriptCookies();
  }

  handle(request: Request): Promise<Response> {
    const call = this.#respond(request);
    this.#openCalls.add(call);
    void call.finally(() => this.#openCalls.delete(call)).catch(() => {});
    return call;
  }

  /** Releases what is held back, and waits for the open calls: in a later test, their responses would navigate there. */
  async close(): Promise<void> {
    for (const { resolve } of this.#held.values()) resolve();
    await Promise.allSettled(this.#openCalls);
    this.#isClosed = true;
  }

  async #respond(request: Request): Promise<Response> {
    this.requests.push(request.clone());
    this.#adoptScriptCookies();
    const call = methodAndPath(request);
    for (const [fragment, { promise }] of this.#held) if (call.includes(fragment)) await promise;
    try {
      return await this.shopper.fetch(request);
    } catch (error) {
      if (error instanceof NoNetworkError) return Response.error();
      throw error;
    } finally {
      if (!this.#isClosed) this.exposeCookies();
    }
  }

  /** Sends the insurance cookies, which scripts write. */
  #adoptScriptCookies(): void {
    if (typeof document === 'undefined') return;
    const written = new Map(document.cookie.split('; ').map((pair) => splitCookie(pair)));
    for (const { name } of this.shopper.cookies) {
      if (name.startsWith('ria_') && !written.has(name))
        this.shopper.setCookies([{ name, value: '', httpOnly: false, maxAge: 0 }]);
    }
    for (const [name, value] of written)
      if (name.startsWith('ria_')) this.shopper.setCookies([{ name, value, httpOnly: false }]);
  }

  /** Copies script-readable cookies to `document.cookie`, except those of insurance: scripts write them, with their end. */
  exposeCookies(): void {
    for (const { name, value, httpOnly } of this.shopper.cookies) {
      if (httpOnly || name.startsWith('ria_')) continue;
      // biome-ignore lint/suspicious/noDocumentCookie: what the browser does with a response's cookies
      document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
    }
  }
}

function splitCookie(pair: string): [name: string, value: string] {
  const [name = '', value = ''] = pair.split('=');
  return [name, decodeURIComponent(value)];
}

function methodAndPath({ method, url }: Request): string {
  return `${method} ${new URL(url).pathname}`;
}

function clearScriptCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: what a browser does when its cookies are cleared
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  }
}

let current: TestServer | undefined;
let isTestRunning = false;

/** Returns the server of the current test; the first call creates it. */
export function testServer(): TestServer {
  current ??= new TestServer();
  return current;
}

/** Fetches like a browser: rejects an aborted call at once, and one without a network. */
function fetchFromTestServer(...call: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(...call);
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const { signal } = request;
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  else if (isTestRunning) {
    signal.addEventListener('abort', abort);
    testServer().handle(request).then(resolve, reject);
  } else resolve(Response.error());
  return promise.then((response) => {
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  });
}

/** Routes every request of a test file to the current test's sandbox. */
export function connectTestServer(): void {
  // In place of a mock server, which sends each call through Node's HTTP stack.
  globalThis.fetch = fetchFromTestServer;
  beforeEach(() => {
    isTestRunning = true;
  });
  afterEach(async () => {
    isTestRunning = false;
    // A request that was just sent arrives now, not in the next test.
    await nextTask();
    await current?.close();
    current = undefined;
    clearScriptCookies();
  });
}
