import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { AggregatorRegistry, register } from 'prom-client';
import { warmUp } from '@/app/warm-up';
import { clientAssets } from './client-assets';
import { connectApi } from './connect-api';
import { withContractWatch } from './contract-watch';
import { listen } from './listen';
import { logError } from './log-error';
import { keepAssets } from './operations/keep-assets';
import { createMetrics } from './operations/metrics';
import { measureDelay } from './operations/reject-early';
import { serveOperators } from './operations/serve-operators';
import { purgeEverywhere, superviseWorkers } from './operations/workers';
import { PageCache } from './pages/page-cache';
import { readServerSettings, type ServerSettings } from './server-settings';
import { createStorefront } from './storefront';
import { SharedResponses } from './upstream/shared-responses';

const CLIENT_FOLDER = 'dist/client';

/** A page waits for its own rendering at least; at this delay it waits for that of ten others. */
const MAX_DELAY_MS = 200;
/** How long a balancer may take to notice that a server is not ready, in milliseconds. */
const NOTICE_MS = 5000;

const read = readServerSettings(process.env);
if ('settings' in read) await run(read.settings);
else {
  process.stderr.write(`${read.problems.join('\n')}\n`);
  process.exitCode = 1;
}

/** One process, or one that starts and replaces the others. */
async function run(settings: ServerSettings): Promise<void> {
  if (settings.ASSETS_DIR && cluster.isPrimary) await keepAssets(CLIENT_FOLDER, settings.ASSETS_DIR);
  if (settings.WEB_CONCURRENCY === 1 || cluster.isWorker) return start(settings);
  const { isReady, ended } = superviseWorkers(settings.WEB_CONCURRENCY);
  const aggregator = new AggregatorRegistry();
  await serveForOperators(settings, isReady, () => aggregator.clusterMetrics());
  process.exit(await ended);
}

/** Where a setting asks for it. */
async function serveForOperators(
  { METRICS_PORT, HOST }: ServerSettings,
  isReady: () => boolean,
  metrics: () => Promise<string>,
): Promise<void> {
  if (METRICS_PORT) await serveOperators({ port: METRICS_PORT, host: HOST, isReady, metrics });
}

/** When requests are refused. With the sandbox that is never, unless a setting says so. */
function overloadOf({ MAX_DELAY_MS: limit }: ServerSettings, isPrivate: boolean) {
  return isPrivate && !limit ? undefined : { delay: measureDelay(), limit: limit ?? MAX_DELAY_MS };
}

async function start(settings: ServerSettings): Promise<void> {
  const connection = await connectApi({
    origin: settings.WCS_ORIGIN,
    doctorPracticeUrl: settings.DOCTOR_PRACTICE_URL,
    dataFile: settings.SANDBOX_DATA,
  });
  const api = await withContractWatch(connection, process.env);
  // The sandbox has a panel that reads and changes everything: it is for this machine, unless HOST says otherwise.
  const isPrivate = api.panel !== undefined;
  const assets = clientAssets(CLIENT_FOLDER);
  const metrics = settings.METRICS_PORT
    ? createMetrics(register, connection.brokenServices ?? (() => []))
    : undefined;
  const logger = pino({ level: settings.LOG_LEVEL ?? (isPrivate ? 'silent' : 'info') });
  const store = settings.CACHE_URL
    ? (await import('./upstream/redis-store')).redisStore(settings.CACHE_URL, assets.entry)
    : undefined;
  const responses = new SharedResponses(store);
  const storefront = createStorefront({
    api,
    assets,
    clientFolder: CLIENT_FOLDER,
    assetsFolder: settings.ASSETS_DIR,
    observers: { metrics, logger },
    responses,
    browserReports: settings.BROWSER_REPORTS,
    // What the panel of the sandbox changes is to be seen at once.
    pageCache: isPrivate ? undefined : new PageCache(responses),
    overload: overloadOf(settings, isPrivate),
    purgeSecret: settings.PURGE_SECRET,
    purge: purgeEverywhere((keys) => responses.purge(keys)),
    origins: settings.PUBLIC_ORIGIN,
    localName: isPrivate ? (settings.HOST ?? null) : undefined,
    trustedProxies: settings.TRUSTED_PROXIES,
    clientIds: {
      googleClientId: settings.GOOGLE_CLIENT_ID,
      facebookClientId: settings.FACEBOOK_CLIENT_ID,
    },
    mapTiles: settings.MAP_TILES_URL
      ? {
          url: settings.MAP_TILES_URL,
          attribution: settings.MAP_TILES_ATTRIBUTION,
          maxZoom: settings.MAP_TILES_MAX_ZOOM,
        }
      : undefined,
    hstsSubdomains: settings.HSTS_SUBDOMAINS,
    cspReportUrl: settings.CSP_REPORT_URL,
    directionsUrl: settings.DIRECTIONS_URL,
    storePageSize: settings.STORE_PAGE_SIZE,
    countryHosts: { us: settings.STORE_HOST_US, ca: settings.STORE_HOST_CA },
    examBooking: {
      california: settings.EXAM_BOOKING_CALIFORNIA_URL,
      'texas-oklahoma': settings.EXAM_BOOKING_TEXAS_OKLAHOMA_URL,
      hosts: settings.EXAM_BOOKING_HOSTS,
    },
  });
  let isReady = false;
  // The first process has those of all.
  if (cluster.isWorker) new AggregatorRegistry();
  else
    await serveForOperators(
      settings,
      () => isReady,
      () => register.metrics(),
    );
  await listen(storefront, {
    port: settings.PORT,
    host: settings.HOST ?? (isPrivate ? 'loopback' : undefined),
    description: api.description,
    onStopping: async () => {
      isReady = false;
      if (settings.METRICS_PORT) await sleep(NOTICE_MS);
    },
    onClose: () => {
      api.close();
      store?.close();
    },
  });
  isReady = true;
  // After the address is printed: the server works without it.
  setImmediate(() => void warmUp().catch(logError));
}
