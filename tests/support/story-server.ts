import { NoNetworkError } from '@sandbox/scenarios/apply-effect';
import { scenarioCookie } from '@sandbox/scenarios/scenario-name';
import type { TestCaller } from '@sandbox/testing/test-caller';
import { type TestSandbox, testSandbox } from '@sandbox/testing/test-sandbox';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** A shopper's browser on one side, a sandbox of its own on the other. */
export class StoryServer {
  readonly sandbox: TestSandbox = testSandbox();
  readonly shopper: TestCaller = this.sandbox.caller();
  /** Calls of the page, in their order. */
  readonly asked: Request[] = [];
  readonly #held = new Map<string, Promise<void>>();

  /** From now on the sandbox is in this scenario for the shopper; '' ends it. */
  startScenario(name: string): void {
    this.shopper.setCookies([scenarioCookie(name)]);
  }

  /** Keeps back answers to calls whose method and path hold this text. @returns lets them go. */
  hold(callPart: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.set(callPart, promise);
    return () => {
      this.#held.delete(callPart);
      resolve();
    };
  }

  /** Calls so far whose method and path hold this text. */
  callsTo(callPart: string): string[] {
    return this.asked.map(methodAndPath).filter((call) => call.includes(callPart));
  }

  /** The shopper's browser forgets its cookies. */
  clearCookies(): void {
    this.shopper.setCookies(this.shopper.cookies.map((cookie) => ({ ...cookie, maxAge: 0 })));
    clearScriptCookies();
  }

  async answer(request: Request): Promise<Response> {
    this.asked.push(request.clone());
    const call = methodAndPath(request);
    for (const [callPart, released] of this.#held) if (call.includes(callPart)) await released;
    try {
      return await this.shopper.answer(request);
    } catch (error) {
      if (error instanceof NoNetworkError) return HttpResponse.error();
      throw error;
    } finally {
      this.showCookies();
    }
  }

  /** Scripts see the cookies that are meant for them. */
  showCookies(): void {
    for (const { name, value, httpOnly } of this.shopper.cookies) {
      // biome-ignore lint/suspicious/noDocumentCookie: what the browser does with an answer's cookies
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

let current: StoryServer;

/** The server of the test that is running. */
export const storyServer = (): StoryServer => current;

/** Every call of the test file that imports this is answered by the running test's own sandbox. */
const interception = setupServer(http.all('*', ({ request }) => current.answer(request)));

beforeAll(() => interception.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  current = new StoryServer();
});
afterEach(clearScriptCookies);
afterAll(() => interception.close());
