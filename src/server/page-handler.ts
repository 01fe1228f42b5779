import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { STYLESHEET_COOKIE } from '@/app/cache-stylesheet';
import { renderPage } from '@/app/entry-server';
import { LOCALE_COOKIE } from '@/app/locale-cookie';
import type { PageAssets, PageRequest, PageSettings, RenderedPage } from '@/app/page-request';
import { PageLimitError } from '@/app/render-to-html';
import { withoutTracking } from '@/domain/navigation/tracking-parameters';
import type { CallOptions } from '@/lib/http/call-api';
import {
  INSURANCE_COOKIES,
  INSURANCE_DISABLED_COOKIE,
  INSURANCE_STORE_COOKIE,
  type InsuranceStatus,
} from '@/lib/insurance/insurance-cookies';
import { PRESCRIPTION_COOKIE } from '@/lib/prescription/has-prescription';
import { cacheKey, type Query } from '@/lib/queries/query';
import type { ApiConnection } from './api-connection';
import { ENCODED } from './compress-pages';
import { failurePage } from './failure-page';
import { limitResponse } from './limit-response';
import { logError } from './log-error';
import type { PageCache, PublicPage } from './pages/page-cache';
import { cacheControl, cachingOf, isStoredNowhere, type PageCaching } from './pages/page-caching';
import { isOfOneShopper } from './pages/shopper-cookies';
import type { PublicOrigins } from './public-origins';
import { NO_REFERRER } from './referrer-policy';
import { rejectOnAbort } from './reject-on-abort';
import { LIMITS } from './request-limits';
import { OWN_SCRIPT } from './security-headers';
import { isSharedKey, type SharedResponses } from './upstream/shared-responses';

const HTML = 'text/html; charset=utf-8';
/** How long a response that is for every page may take, in milliseconds. The pages wait for less. */
const SHARED_TIMEOUT_MS = 5000;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

export interface PageHandlerOptions extends PageSettings {
  assets: PageAssets;
  api: ApiConnection;
  /** Responses that are the same for every shopper. */
  responses: SharedResponses;
  /** The last pages that everyone gets; each is rendered again without them. */
  pageCache?: PageCache | undefined;
  /** Public origins of the site; the origin of the request without them. */
  origins?: PublicOrigins;
}

/** Renders the page of a URL; its API requests use the shopper's cookies. */
export function pageHandler({ assets, api, responses, pageCache, origins, ...settings }: PageHandlerOptions) {
  const failure = failurePage(assets);
  const send = async (request: Request) => limitResponse(await api.send(request), LIMITS.responseBytes);
  const sendAlone = (request: Request) => rejectOnAbort(send(request), request.signal);
  const fetchShared = (key: string, query: Query, signal: CallOptions['signal']) => {
    const shared = responses.fetch(key, () =>
      query.fetch({ transport: sendAlone, timeoutMs: SHARED_TIMEOUT_MS }),
    );
    return signal ? rejectOnAbort(shared, signal) : shared;
  };
  const render = async (context: Context, { url, cookie, isPublic }: View): Promise<PublicPage> => {
    // A sandbox scenario and insurance change all responses for one shopper, so bypass the shared cache. Without them, calls
    // whose responses are shared carry no cookies, so that no cookie in any spelling can change what others get.
    const isOwn = cookie.includes('sandbox_scenario=') || INSURANCE_COOKIES.on in getCookie(context);
    const keys = new Set<string>();
    const rendered = await renderPage({
      url,
      assets,
      limits: { size: LIMITS.pageBytes, time: LIMITS.renderingMs },
      publicOrigin: origins?.get(url.host),
      ...settings,
      ...(isPublic ? { isPublic } : shopperOf(context)),
      transport: (request) => rejectOnAbort(send(withCookie(request, cookie)), request.signal),
      fetchQuery: async (query, options) => {
        const key = cacheKey(query);
        if (!isPublic && (isOwn || !isSharedKey(key))) return query.fetch(options);
        const { value, tags } = await fetchShared(key, query, options.signal);
        for (const tag of tags) keys.add(tag);
        return value;
      },
    });
    return { rendered, keys, encoded: new Map() };
  };
  return async (context: Context): Promise<Response> => {
    const cookie = cookieOf(context, api);
    const url = new URL(context.req.url);
    url.search = withoutTracking(url.search);
    const caching = isOfOneShopper(Object.keys(getCookie(context))) ? undefined : cachingOf(url);
    const view = () => render(context, { url, cookie, isPublic: caching !== undefined });
    try {
      const page = await (caching && pageCache ? pageCache.fetch(url.href, view) : view());
      context.header('Cache-Control', isStoredNowhere(url) ? 'private, no-store' : 'private, no-cache');
      if (caching) context.set(ENCODED, page.encoded);
      const rendered = withProblem(page.rendered, context, api);
      return toResponse(context, rendered, caching && { caching, keys: page.keys });
    } catch (error) {
      logError(error as Error);
      return failure(context, error instanceof PageLimitError ? 503 : 500);
    }
  };
}

interface View {
  url: URL;
  cookie: string;
  /** Whether the page is made of its URL alone. */
  isPublic: boolean;
}

/** What a page shows of this shopper and this browser. */
function shopperOf(context: Context): Partial<PageRequest> {
  return {
    rememberedLocale: getCookie(context, LOCALE_COOKIE),
    acceptLanguage: context.req.header('accept-language'),
    prescription: getCookie(context, PRESCRIPTION_COOKIE),
    insurance: insuranceOf(Object.keys(getCookie(context))),
    planStoreId: getCookie(context, INSURANCE_STORE_COOKIE),
    cachedStylesheet: getCookie(context, STYLESHEET_COOKIE),
  };
}

/** @param page of everyone. It sets no cookie: an inline script remembers the locale. */
function toResponse(
  context: Context,
  rendered: RenderedPage,
  page: { caching: PageCaching; keys: ReadonlySet<string> } | undefined,
): Response {
  if (page && rendered.redirect === undefined && rendered.status !== 503)
    return context.body(rendered.body, rendered.status, {
      'Content-Type': HTML,
      'Cache-Control': cacheControl(page.caching, rendered),
      // Varnish knows the one, CDNs the other.
      xkey: [...page.keys].join(' '),
      'Surrogate-Key': [...page.keys].join(' '),
      ETag: `"${createHash('sha256').update(rendered.body).digest('base64url').slice(0, 22)}"`,
    });
  if (rendered.locale)
    setCookie(context, LOCALE_COOKIE, rendered.locale, {
      path: '/',
      maxAge: YEAR_SECONDS,
      sameSite: 'Lax',
    });
  if (rendered.redirect !== undefined) {
    // Chosen by language and last locale.
    if (context.req.path === '/') context.header('Vary', 'Accept-Language, Cookie');
    return context.redirect(rendered.redirect, 302);
  }
  if (rendered.noReferrer) context.set(NO_REFERRER, true);
  return context.body(rendered.body, rendered.status, { 'Content-Type': HTML });
}

/** The request's cookies. `?scenario=name` on a page starts a sandbox scenario, which already applies to that page. */
function cookieOf(context: Context, api: ApiConnection): string {
  const name = context.req.query('scenario');
  const scenario = name === undefined ? undefined : api.startScenario?.(name);
  if (scenario) context.header('Set-Cookie', scenario, { append: true });
  // The last cookie wins, so a new scenario replaces an earlier one.
  return [context.req.header('cookie'), scenario?.split(';')[0]].filter(Boolean).join('; ');
}

/** A page whose address has the name of no scenario says so. */
function withProblem(rendered: RenderedPage, context: Context, api: ApiConnection): RenderedPage {
  const script = api.scenarioProblem?.(context.req.query('scenario') ?? '');
  if (!script || rendered.redirect !== undefined) return rendered;
  const html = new TextDecoder().decode(rendered.body);
  context.set(OWN_SCRIPT, script);
  const element = `<script>${script}</script></body>`;
  return { ...rendered, body: new TextEncoder().encode(html.replace('</body>', () => element)) };
}

/** The names alone: what the records hold is of no concern to the web server. */
function insuranceOf(cookieNames: readonly string[]): InsuranceStatus {
  if (cookieNames.includes(INSURANCE_DISABLED_COOKIE)) return 'disabled';
  if (cookieNames.includes(INSURANCE_COOKIES.on)) return 'on';
  return cookieNames.includes(INSURANCE_COOKIES.off) ? 'off' : 'none';
}

function withCookie(request: Request, cookie: string): Request {
  if (cookie === '') return request;
  const headers = new Headers(request.headers);
  headers.set('cookie', cookie);
  return new Request(request, { headers });
}
