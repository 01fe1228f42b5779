import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serializeCookie } from '@sandbox/http/cookies';
import { scenarioCookie } from '@sandbox/scenarios/scenario-name';
import { type TestSandbox, testSandbox } from '@sandbox/testing/test-sandbox';
import type { ClientAssets } from '@/server/client-assets';
import type { PlatformConnection } from '@/server/platform-connection';
import { createStorefront } from '@/server/storefront';

/** A client build without any file: the tests need none, and a fresh clone has none. */
const EMPTY_FOLDER = mkdtempSync(join(tmpdir(), 'client-build-'));

/** Names of files as a client build gives them; none of them is on the disk. */
export const testAssets: ClientAssets = {
  entry: '/_build/entry.js',
  styles: ['/_build/style.css'],
  fonts: ['/_build/font.woff2'],
  scriptsOf: (sourceFile) => [`/_build/${sourceFile.split('/').at(-1)}.js`],
};

export interface TestStorefront {
  app: ReturnType<typeof createStorefront>;
  /** Requests that reached the platform. */
  sent: Request[];
}

/** The web server over a sandbox of its own. */
export function testStorefront(): TestStorefront & TestSandbox {
  const own = testSandbox();
  const storefront = storefrontOver(own.sandbox.fetch, {
    startScenario: (name) => serializeCookie(scenarioCookie(name)),
  });
  return { ...storefront, ...own };
}

/** The web server over anything that answers requests, such as a live host. */
export function storefrontOver(
  send: PlatformConnection['send'],
  more: Partial<PlatformConnection> = {},
): TestStorefront {
  const sent: Request[] = [];
  const platform: PlatformConnection = {
    description: 'test',
    close: () => {},
    ...more,
    send: (request) => {
      sent.push(request.clone());
      return send(request);
    },
  };
  return { app: createStorefront({ platform, clientFolder: EMPTY_FOLDER, assets: testAssets }), sent };
}
