import { type Handler, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { canonicalPath } from '@/app/canonical-path';
import { pageScripts } from '@/app/inline-scripts/page-scripts';
import { matchPage } from '@/app/match-page';
import type { PageAssets } from '@/app/page-request';
import { pages as everyPage } from '@/app/pages';
import type { ExamBookingUrls } from '@/domain/exams/exam-redirect';
import { drainBody } from '@/lib/http/drain-body';
import type { CountryHosts } from '@/lib/meta/country-hosts';
import type { MapTiles } from '@/lib/stores/map-tiles';
import type { ApiConnection } from './api-connection';
import { apiPaths } from './api-paths';
import { clientAddress, remoteAddress } from './client-address';
import { clientAssets } from './client-assets';
import { recalculationHandler, signOutHandler } from './command-pages';
import { compressPages } from './compress-pages';
import { busyPage, failurePage } from './failure-page';
import { handleError } from './handle-error';
import { limitGuesses } from './limit-guesses';
import { limitResponse } from './limit-response';
import { browserReports } from './operations/browser-reports';
import { type Observers, observeApi, observeRequests } from './operations/observe';
import { purgeHandler } from './operations/purge';
import { type RejectionOptions, rejectEarly } from './operations/reject-early';
import { pageHandler } from './page-handler';
import type { PageCache } from './pages/page-cache';
import {
  type PublicOrigins,
  rejectForeignNames,
  rejectManyHosts,
  rejectUnknownHosts,
} from './public-origins';
import { referrerPolicy } from './referrer-policy';
import { rejectForeignWrites } from './reject-foreign-writes';
import { rejectOtherCalls } from './reject-other-calls';
import { rejectUnwantedSignOut } from './reject-unwanted-sign-out';
import { checkLimits, LIMITS, limitBody } from './request-limits';
import { serveSearchEngines } from './search-engines';
import { secureCookies } from './secure-cookies';
import {
  allowOwnScript,
  docsHeaders,
  type SecurityHeadersConfig,
  securityHeaders,
  workerHeaders,
} from './security-headers';
import { type SocialLoginSettings, socialLoginConfig } from './social-login-config';
import { staticFiles } from './static-files';
import { uploadedFiles } from './uploaded-files';
import { SharedResponses } from './upstream/shared-responses';

export interface StorefrontOptions extends Omit<SecurityHeadersConfig, 'mapTiles'> {
  api: ApiConnection;
  /** Assets of the client build; read from `clientFolder` when absent. */
  assets?: PageAssets;
  /** Folder of the client build. */
  clientFolder?: string;
  /** Folder with the files of other builds. */
  assetsFolder?: string | undefined;
  /** Public origins of the site; other hosts are rejected. Without them, every host is served. */
  origins?: PublicOrigins | undefined;
  /** The name that a server with the sandbox listens on; null: this machine's own alone. */
  localName?: string | null | undefined;
  /** Proxies in front of the server. */
  trustedProxies?: number | undefined;
  /** Ids of this store at the providers of social sign-in. */
  clientIds?: Omit<SocialLoginSettings, 'hasSandbox'>;
  /** Street tiles of the store finder's map. */
  mapTiles?: MapTiles | undefined;
  /** Maps for directions to a store, with `{address}`, or with `{latitude}` and `{longitude}`. */
  directionsUrl?: string | undefined;
  /** Stores of a page of the store finder, 1 to 100. */
  storePageSize?: number | undefined;
  /** Hosts by which shoppers know the two stores, where one host serves both. */
  countryHosts?: CountryHosts | undefined;
  /** Where exams are booked in the states with an address of their own. */
  examBooking?: ExamBookingUrls | undefined;
  /** Responses of the API that are the same for every shopper. */
  responses?: SharedResponses;
  /** Percentage of page views that browsers report; none without it. */
  browserReports?: number | undefined;
  /** The last pages that everyone gets; each is rendered again without them. */
  pageCache?: PageCache | undefined;
  /** When requests are refused; never without it. */
  overload?: Pick<RejectionOptions, 'delay' | 'limit'> | undefined;
  /** Measure and log requests and calls. */
  observers?: Observers | undefined;
  /** Secret of `POST /purge`, which does not exist without one. */
  purgeSecret?: string | undefined;
  /** Forgets responses; in every process of this server. */
  purge?: (keys: readonly string[]) => Promise<void>;
}

/** The web server: static files, API proxy and server-rendered pages. */
export function createStorefront({
  api: connection,
  clientFolder = 'dist/client',
  assets = clientAssets(clientFolder),
  assetsFolder,
  origins,
  localName,
  trustedProxies,
  clientIds,
  mapTiles,
  directionsUrl,
  storePageSize,
  countryHosts,
  examBooking,
  hstsSubdomains,
  cspReportUrl,
  responses = new SharedResponses(),
  browserReports: reportedShare,
  pageCache,
  overload,
  observers = {},
  purgeSecret,
  purge = (keys) => responses.purge(keys),
}: StorefrontOptions): Hono {
  const app = new Hono();
  const api = observeApi(connection, observers);
  const { metrics } = observers;
  if (metrics) responses.onResult = (result) => metrics.cache.inc({ result });
  app.use(observeRequests(observers));
  const { findings } = api;
  // It has headers of its own, and is for this machine, whatever the public hosts are.
  if (findings)
    app.all('/contract-findings/*', (context) => findings(context.req.raw, remoteAddress(context)));
  // Before the check of hosts: a load balancer uses an address of this machine.
  app.get('/health', (context) => context.text('OK', 200, { 'Cache-Control': 'no-store' }));
  app.use(referrerPolicy);
  app.use(allowOwnScript);
  app.use(uploadedFiles);
  const headers = { mapTiles, hstsSubdomains, cspReportUrl };
  const [ofPages, ofPanel, ofWorkers, ofDocs] = [
    securityHeaders(headers, { scripts: pageScripts, styles: [assets.stylesheet.css] }),
    securityHeaders(headers),
    workerHeaders(headers),
    docsHeaders(headers),
  ];
  app.use((context, next) => {
    const { path } = context.req;
    if (path.startsWith('/_build/worker/')) return ofWorkers(context, next);
    if (!api.panel || !/^\/sandbox(\/|$)/.test(path)) return ofPages(context, next);
    return path.startsWith('/sandbox/docs/') ? ofDocs(context, next) : ofPanel(context, next);
  });
  app.use(rejectManyHosts);
  if (origins) app.use(rejectUnknownHosts(origins));
  else if (localName !== undefined) app.use(rejectForeignNames(localName ?? undefined));
  const failure = failurePage(assets);
  app.use(checkLimits(failure));
  app.use(rejectForeignWrites(origins));
  app.use(secureCookies(origins));
  for (const root of [clientFolder, assetsFolder])
    if (root) app.use('/_build/*', staticFiles({ root, immutable: true }));
  // Missing files, such as those of an older build, get a 404 instead of a page. The server of a new build may add them yet.
  app.use('/_build/*', (context) =>
    Promise.resolve(context.text('Not Found', 404, { 'Cache-Control': 'no-store' })),
  );
  for (const picture of ['favicon.svg', 'apple-touch-icon.png', 'share.png'])
    app.get(`/${picture}`, staticFiles({ root: clientFolder, immutable: false }));
  // Asked for by clients that may not know SVG.
  app.get('/favicon.ico', (context) => context.redirect('/apple-touch-icon.png', 301));
  app.use(compress());
  app.use(compressPages);
  serveSearchEngines(app, { api, origins });
  app.use(limitBody);
  app.use(async ({ req }, next) => {
    await next();
    await drainBody(req.raw);
  });
  if (purgeSecret) app.post('/purge', purgeHandler(purgeSecret, purge));
  if (overload)
    app.use(rejectEarly({ ...overload, reject: busyPage(assets), onReject: () => metrics?.rejected.inc() }));
  if (reportedShare) app.post('/browser-reports', browserReports({ ...observers, trustedProxies }));
  app.use(limitGuesses({ trustedProxies }));
  app.use((context, next) => {
    // Whatever the visitor has written there is replaced.
    const address = clientAddress(context, trustedProxies);
    const { headers } = context.req.raw;
    headers.delete('x-forwarded-for');
    if (address) headers.set('x-forwarded-for', address);
    return next();
  });
  app.use('/webapp/wcs/stores/servlet/Logoff', rejectUnwantedSignOut);
  for (const path of apiPaths)
    app.all(path, rejectOtherCalls, async ({ req }) =>
      limitResponse(await api.send(req.raw), LIMITS.proxiedBytes),
    );
  const { panel } = api;
  if (panel) app.all('/sandbox/*', (context) => panel(context.req.raw, context.get('secureHeadersNonce')));
  const socialLogin = socialLoginConfig({ ...clientIds, hasSandbox: panel !== undefined });
  const pages = pageHandler({
    assets,
    api,
    responses,
    pageCache,
    socialLogin,
    mapTiles,
    directionsUrl,
    storePageSize,
    countryHosts,
    examBooking,
    browserReports: reportedShare,
    ...(origins ? { origins } : {}),
  });
  app.get('*', redirectToCanonicalPath);
  app.get('/OrderCalculate', recalculationHandler(api.send, pages));
  app.get('/:country/Logoff', rejectUnwantedSignOut, signOutHandler(api.send, pages));
  app.get('*', pages);
  app.all('*', rejectOtherMethods(failure));
  app.onError(handleError);
  return app;
}

/** Pages are matched in any letter case, and have one address each. */
const redirectToCanonicalPath: MiddlewareHandler = async (context, next) => {
  const url = new URL(context.req.url);
  const path = canonicalPath(url.pathname);
  return path === undefined ? next() : context.redirect(path + url.search, 301);
};

/**
 * What is no page does not exist with any method. A form whose script did not load posts to its page: what was typed must not
 * get into an address, and is not read.
 */
function rejectOtherMethods(failure: ReturnType<typeof failurePage>): Handler {
  return (context) => {
    const { path } = context.req;
    if (path !== '/' && !matchPage(everyPage, path)) return context.notFound();
    context.header('Allow', 'GET, HEAD');
    return failure(context, 405);
  };
}
