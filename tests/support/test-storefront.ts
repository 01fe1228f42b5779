import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serializeCookie } from '@sandbox/http/cookies';
import { scenarioCookie } from '@sandbox/scenarios/scenario-name';
import { problemScript, scenarioProblem } from '@sandbox/scenarios/unknown-scenario';
import { type TestSandbox, testSandbox } from '@sandbox/testing/test-sandbox';
import type { PageAssets } from '@/app/page-request';
import type { ApiConnection } from '@/server/api-connection';
import { createStorefront, type StorefrontOptions } from '@/server/storefront';

/** An empty client build, so that tests do not depend on a real one. */
const EMPTY_FOLDER = mkdtempSync(join(tmpdir(), 'client-build-'));

/** Asset names of a client build; the files do not exist. */
export const testAssets: PageAssets = {
  entry: '/_build/entry.js',
  stylesheet: { path: '/_build/style-1.css', css: 'main{color:red}' },
  scriptsFor: (sourceFile) => [`/_build/${sourceFile.split('/').at(-1)}.js`],
};

type ServerSettings = Pick<
  StorefrontOptions,
  | 'assets'
  | 'clientFolder'
  | 'assetsFolder'
  | 'origins'
  | 'localName'
  | 'trustedProxies'
  | 'hstsSubdomains'
  | 'cspReportUrl'
  | 'mapTiles'
  | 'directionsUrl'
  | 'storePageSize'
  | 'countryHosts'
  | 'examBooking'
  | 'responses'
  | 'pageCache'
  | 'browserReports'
  | 'purgeSecret'
  | 'overload'
  | 'observers'
>;

export interface TestStorefront {
  app: ReturnType<typeof createStorefront>;
  /** Requests sent to the commerce API. */
  requests: Request[];
}

/** Creates the web server with a separate sandbox. */
export function testStorefront(options: ServerSettings = {}): TestStorefront & TestSandbox {
  const testbed = testSandbox();
  const startScenario = (name: string) => serializeCookie(scenarioCookie(name));
  const problemOf = (name: string) => {
    const problem = scenarioProblem(testbed.sandbox.scenarios, name);
    return problem && problemScript(problem);
  };
  const connection = { startScenario, scenarioProblem: problemOf };
  const storefront = storefrontOver(testbed.sandbox.fetch, connection, options);
  return { ...storefront, ...testbed };
}

/** Creates the web server with any commerce API, such as a live host. */
export function storefrontOver(
  send: ApiConnection['send'],
  overrides: Partial<ApiConnection> = {},
  options: ServerSettings = {},
): TestStorefront {
  const requests: Request[] = [];
  const api: ApiConnection = {
    description: 'test',
    close: () => {},
    ...overrides,
    send: (request) => {
      requests.push(request.clone());
      return send(request);
    },
  };
  return {
    app: createStorefront({ api, clientFolder: EMPTY_FOLDER, assets: testAssets, ...options }),
    requests,
  };
}
