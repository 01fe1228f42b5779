import { NoNetworkError } from '@sandbox/scenarios/apply-effect';
import { scenarioCookie } from '@sandbox/scenarios/scenario-name';
import type { TestClient } from '@sandbox/testing/test-client';
import { type TestSandbox, testSandbox } from '@sandbox/testing/test-sandbox';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** Connects the shopper's browser to a sandbox of its own. */
export class TestServer {
  readonly sandbox: TestSandbox = testSandbox();
  readonly shopper: TestClient = this.sandbox.client();
  /** Requests of the page, in order. */
  readonly requests: Request[] = [];
  readonly #pending = new Map<string, Promise<void>>();

  /** Starts a scenario for the shopper; '' ends it. */
  startScenario(name: string): void {
    this.shopper.setCookies([scenarioCookie(name)]);
  }

  /** Holds back responses to requests whose method and path contain this text. @returns a function that releases them. */
  holdResponses(urlPart: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#pending.set(urlPart, promise);
    return () => {
      this.#pending.delete(urlPart);
      resolve();
    };
  }

  /** Requests so far whose method and path contain this text. */
  callsTo(urlPart: string): string[] {
    return this.requests.map(methodAndPath).filter((call) => call.includes(urlPart));
  }

  /** Clears the shopper's cookies. */
  clearCookies(): void {
    this.shopper.setCookies(this.shopper.cookies.map((cookie) => ({ ...cookie, maxAge: 0 })));
    clearScriptCookies();
  }

  async handle(request: Request): Promise<Response> {
    this.requests.push(request.clone());
    const call = methodAndPath(request);
    for (const [urlPart, release] of this.#pending) if (call.includes(urlPart)) await release;
    try {
      return await this.shopper.fetch(request);
    } catch (error) {
      if (error instanceof NoNetworkError) return HttpResponse.error();
      throw error;
    } finally {
      this.exposeCookies();
    }
  }

  /** Copies script-readable cookies to `document.cookie`. */
  exposeCookies(): void {
    for (const { name, value, httpOnly } of this.shopper.cookies) {
      // biome-ignore lint/suspicious/noDocumentCookie: what the browser does with a response's cookies
      if (!httpOnly) document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
    }
  }
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

let current: TestServer;

/** The server of the current test. */
export const testServer = (): TestServer => current;

/** Routes every request of the importing test file to the current test's sandbox. */
const mswServer = setupServer(http.all('*', ({ request }) => current.handle(request)));

beforeAll(() => mswServer.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  current = new TestServer();
});
afterEach(clearScriptCookies);
afterAll(() => mswServer.close());
