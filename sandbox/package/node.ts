import { join } from 'node:path';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { contractOperations } from '../contract/operations';
import { reportFailure, reportFinding } from '../contract/report';
import { RouteIndex } from '../contract/route-index';
import { isPanelRequest, servePanel } from '../control/serve-panel';
import { switchShopper } from '../control/switch-shopper';
import { createContext } from '../create-context';
import { createSandbox } from '../create-sandbox';
import { memoryPersistence } from '../db/memory-persistence';
import { openDatabase } from '../db/open-database';
import { guardAccess } from '../http/cross-origin';
import { listen } from '../http/listen';
import { MemoryCookieJar } from '../http/memory-cookie-jar';
import { withCookies } from '../http/with-cookies';
import { resetState } from '../reset-state';
import { latencyCookie } from '../scenarios/latency';
import { scenarioCookie } from '../scenarios/scenario-name';
import { seedShoppers } from '../seed/shoppers/seed-shoppers';
import { GENERIC_SHOPPER } from '../session/shopper';
import { stateSchema } from '../state/state';

export interface NodeSandboxOptions {
  /** Scheme and host that the code under test calls; default: any. */
  origin?: string;
  /** Time of the sandbox's clock after each reset; default: the real time when it is created. */
  now?: Date;
  /** True to add orders of the demo shoppers; default: false. */
  demoOrders?: boolean;
}

/** A demo shopper, whose data is invented. */
export interface DemoShopper {
  /** Email, which is also the logon ID. */
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  country: string;
}

/** A sandbox for the tests of an app, with one shopper at a time. */
export interface NodeSandbox {
  /** Handlers for MSW's `setupServer`. */
  handlers: HttpHandler[];
  /** Shoppers who can sign in. */
  shoppers: readonly DemoShopper[];
  /** Removes everything that a test has done: data, shopper, scenario, latency, and the clock's advance. */
  reset: () => void;
  /** Returns the time of the sandbox's clock, which does not advance. */
  now: () => Date;
  /** Moves the clock forward. */
  advance: (milliseconds: number) => void;
  /** Sets who makes the calls: a new guest, nobody, or the demo shopper with this email address. */
  as: (shopper: 'guest' | 'nobody' | (string & {})) => void;
  /** Calls happen in a scenario; '' ends it. @throws Error for an unknown name. */
  inScenario: (name: string) => void;
  /** Delays responses. */
  withLatency: (milliseconds: number) => void;
  /** Serves the panel of this sandbox and its shopper, to look at it while a test waits. */
  openPanel: (port?: number) => Promise<{ url: string; close: () => Promise<void> }>;
}

/** Creates a sandbox in memory. */
export function createNodeSandbox({
  origin,
  now: start = new Date(),
  demoOrders = false,
}: NodeSandboxOptions = {}): NodeSandbox {
  let now = start.getTime();
  const state = openDatabase(stateSchema, memoryPersistence());
  const context = createContext({ state, now: () => new Date(now), demoOrders });
  const sandbox = createSandbox({ context, onFinding: reportFinding, onFailure: reportFailure });
  const routes = new RouteIndex(contractOperations());
  const jar = new MemoryCookieJar();

  async function call(request: Request): Promise<Response> {
    // Sends cookies of the code under test, and of the sandbox's shopper, which take precedence.
    const own = request.headers.get('cookie') ?? '';
    const cookieHeader = [own, jar.header()].filter((cookies) => cookies !== '').join('; ');
    const result = await sandbox.handle(request, cookieHeader);
    jar.save(result.cookies);
    return withCookies(result);
  }

  return {
    handlers: [
      http.all('*', async ({ request }) => {
        const url = new URL(request.url);
        const isCall = origin === undefined || url.origin === origin;
        if (!isCall || routes.find('GET', url.pathname) === undefined) return undefined;
        return call(request).catch(() => HttpResponse.error());
      }),
    ],
    shoppers: seedShoppers().map(({ email, password, firstName, lastName, country }) => ({
      email,
      password,
      firstName,
      lastName,
      country,
    })),
    reset: () => {
      now = start.getTime();
      jar.clear();
      resetState(context, { demoOrders });
    },
    now: context.now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
    as: (name) => {
      jar.clear();
      if (name === 'nobody') return;
      const member = seedShoppers().find(({ email }) => email === name);
      if (name !== 'guest' && !member) throw new Error(`There is no demo shopper "${name}".`);
      const role = member
        ? ({ kind: 'member', userId: member.userId } as const)
        : ({ kind: 'guest' } as const);
      jar.save(switchShopper(context, GENERIC_SHOPPER, role) ?? []);
    },
    inScenario: (name) => {
      if (name !== '' && !sandbox.scenarios.has(name)) throw new Error(`There is no scenario "${name}".`);
      jar.save([scenarioCookie(name)]);
    },
    withLatency: (milliseconds) => jar.save([latencyCookie(milliseconds)]),
    openPanel: async (port = 0) => {
      const panel = servePanel(sandbox, {
        folder: join(import.meta.dirname, 'panel'),
        docsFolder: join(import.meta.dirname, 'docs'),
        jar,
      });
      const respond = guardAccess({ origins: [] }, { calls: call, pages: panel, isPage: isPanelRequest });
      const { origin: panelOrigin, close } = await listen({ port }, respond);
      return { url: `${panelOrigin}/sandbox`, close };
    },
  };
}
