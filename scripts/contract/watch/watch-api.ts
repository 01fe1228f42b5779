import type { ApiConnection } from '@/server/api-connection';
import type { ContractWatchSettings } from '@/server/contract-watch';
import { startWatch } from '../../contract-checker/watch/contract-watch';
import { ExchangeRecorder } from '../../contract-checker/watch/exchange-recorder';
import { PAGE_PATH } from '../../contract-checker/watch/page/findings-page';
import { allowedHosts } from '../../contract-checker/watch/page/page-access';
import { serveFindings } from '../../contract-checker/watch/page/serve-findings';
import { passThrough } from '../../contract-checker/watch/pass-through';
import { storeFiles } from '../store-files';

/** The same connection; what passes through it is checked against the contract. */
export async function watchApi(api: ApiConnection, settings: ContractWatchSettings): Promise<ApiConnection> {
  const { url, findingsHosts, baseline } = settings;
  const watch = await startWatch({ url, baseline, ...storeFiles });
  return {
    ...api,
    description: `${api.description}, watched: findings at ${PAGE_PATH}`,
    findings: serveFindings(watch.log, allowedHosts(findingsHosts)),
    send: async (request) => {
      const { pathname, search } = new URL(request.url);
      const recorder = new ExchangeRecorder(watch, {
        method: request.method,
        target: pathname + search,
        contentType: request.headers.get('content-type'),
        encoding: request.headers.get('content-encoding'),
      });
      return passThrough(request, { send: api.send, recorder });
    },
    close: () => {
      watch.close();
      api.close();
    },
  };
}
