import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApiConnection } from './api-connection';

export interface ContractWatchSettings {
  /** URL of the host. */
  url: string;
  /** Names under which anyone may see the findings, separated by commas. */
  findingsHosts?: string | undefined;
  /** File with the IDs of accepted findings. */
  baseline?: string | undefined;
}

/** What the sources of the checker export. */
interface WatchModule {
  watchApi: (api: ApiConnection, settings: ContractWatchSettings) => Promise<ApiConnection>;
}

/** The sources of the checker: no build contains its page or its validators. */
const SOURCE = 'scripts/contract/watch/server-watch.ts';

/**
 * The connection to the API; with CONTRACT_CHECK=1, what passes through it is checked against the contract
 * (docs/decisions/0028).
 *
 * @param load loads the checker.
 */
export async function withContractWatch(
  api: ApiConnection,
  environment: NodeJS.ProcessEnv,
  load: () => Promise<WatchModule> = loadSources,
): Promise<ApiConnection> {
  if (environment.CONTRACT_CHECK !== '1') return api;
  const { watchApi } = await load();
  return watchApi(api, {
    url: environment.WCS_ORIGIN ?? 'http://sandbox.invalid',
    findingsHosts: environment.CONTRACT_FINDINGS_HOSTS,
    baseline: environment.CONTRACT_BASELINE,
  });
}

function loadSources(): Promise<WatchModule> {
  return import(/* @vite-ignore */ pathToFileURL(resolve(SOURCE)).href) as Promise<WatchModule>;
}
