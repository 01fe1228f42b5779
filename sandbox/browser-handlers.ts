import { type HttpHandler, HttpResponse, http } from 'msw';
import { contractOperations } from './contract/operations';
import { RouteIndex } from './contract/route-index';
import { createControlApp } from './control/control-app';
import { handleControlRequest, isControlPath } from './control/handle-control-request';
import { createContext } from './create-context';
import { createSandbox, type Sandbox } from './create-sandbox';
import { indexedDbPersistence } from './db/indexed-db-persistence';
import { openDatabaseAsync } from './db/open-database-async';
import { BrowserCookieJar } from './http/browser-cookie-jar';
import { scenarioIndex } from './scenarios/scenario-index';
import { scenarioCookie } from './scenarios/scenario-name';
import { announceProblem, scenarioProblem } from './scenarios/unknown-scenario';
import { stateSchema } from './state/state';
import { shareSandbox } from './tabs/share-sandbox';

const NAME = 'marlowe-sandbox';

export interface BrowserSandboxOptions {
  /** Scheme and host that the app calls; default: the page's origin. */
  origin?: string;
}

/**
 * Returns handlers for MSW's `setupWorker`: the whole commerce API, images and the panel's requests. One tab handles the
 * requests of all tabs (docs/decisions/0008). IndexedDB stores the state. `?scenario=NAME` in the page's URL starts a scenario.
 */
export function sandboxHandlers({ origin = location.origin }: BrowserSandboxOptions = {}): HttpHandler[] {
  const shared = shareSandbox(NAME, openSandbox);
  const routes = new RouteIndex(contractOperations());
  const jar = new BrowserCookieJar();
  const scenario = new URLSearchParams(location.search).get('scenario');
  if (scenario !== null) {
    jar.save([scenarioCookie(scenario)]);
    const problem = scenarioProblem(scenarioIndex(contractOperations()), scenario);
    if (problem) announceProblem(problem);
  }
  const isSandboxUrl = (url: URL) =>
    url.origin === location.origin && isControlPath(url.pathname)
      ? true
      : url.origin === origin && routes.find('GET', url.pathname) !== undefined;
  return [
    http.all('*', async ({ request }) => {
      if (!isSandboxUrl(new URL(request.url))) return undefined;
      try {
        // Sends the app's cookies, such as the insurance record, and the sandbox's, which take precedence.
        const cookieHeader = [document.cookie, jar.header()].filter((cookies) => cookies !== '').join('; ');
        const { response, cookies } = await shared.handle(request, cookieHeader);
        jar.save(cookies);
        return response;
      } catch {
        return HttpResponse.error();
      }
    }),
  ];
}

/** Opens the sandbox and its control API on the browser's data. */
async function openSandbox(): Promise<Pick<Sandbox, 'handle'>> {
  const state = await openDatabaseAsync(stateSchema, indexedDbPersistence(NAME));
  if (state.notice) console.warn(state.notice);
  const sandbox = createSandbox({
    context: createContext({ state }),
    onFinding: (finding) => console.error('Contract violation:', finding),
    onFailure: (error) => console.error(error),
  });
  const control = createControlApp(sandbox);
  return {
    handle: (request, cookieHeader = '') =>
      isControlPath(new URL(request.url).pathname)
        ? handleControlRequest(control, request, cookieHeader)
        : sandbox.handle(request, cookieHeader),
  };
}
