import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createContext } from './create-context';
import { createSandbox } from './create-sandbox';
import { indexedDbPersistence } from './db/indexed-db-persistence';
import { openDatabaseAsync } from './db/open-database-async';
import { BrowserCookieJar } from './http/browser-cookie-jar';
import { scenarioCookie } from './scenarios/scenario-name';
import { stateSchema } from './state/state';

/**
 * Starts the sandbox inside the browser: a service worker hands every request of the platform to it, pictures included.
 * State is kept in IndexedDB.
 */
export async function startBrowserSandbox(): Promise<void> {
  const state = await openDatabaseAsync(stateSchema, indexedDbPersistence('marlowe-sandbox'));
  const sandbox = createSandbox({
    context: createContext({ state }),
    onFinding: (finding) => console.error('Does not fit the contract:', finding),
    onFailure: (error) => console.error(error),
  });
  const jar = new BrowserCookieJar(localStorage);
  const scenario = new URLSearchParams(location.search).get('scenario');
  if (scenario !== null) jar.keep([scenarioCookie(scenario)]);
  const worker = setupWorker(
    http.all('*', async ({ request }) => {
      const { origin, pathname } = new URL(request.url);
      if (origin !== location.origin || !sandbox.serves(pathname)) return undefined;
      try {
        const { response, cookies } = await sandbox.answer(request, jar.header());
        jar.keep(cookies);
        return response;
      } catch {
        return HttpResponse.error();
      }
    }),
  );
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
}
