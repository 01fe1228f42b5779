import type { Context, Hono } from 'hono';
import { fetchProductUpcs } from '@/app/sitemap/product-upcs';
import { sitemap, sitemapIndex, sitemapPath } from '@/app/sitemap/sitemap';
import { LOCALE_CODES, type LocaleCode } from '@/domain/locale/locales';
import { isApiError } from '@/lib/http/api-error';
import { siteByLocale } from '@/lib/site/site';
import type { ApiConnection } from './api-connection';
import type { PublicOrigins } from './public-origins';

/** How long robots.txt and the products of a sitemap stay fresh, in seconds. */
const FRESH_SECONDS = 60 * 60;
/** When a search engine may try again after the products did not load, in seconds. */
const RETRY_SECONDS = 120;

/** Pages of one shopper, and calls of the commerce API. */
const DISALLOWED = [
  '/AjaxOrderItemDisplayView',
  '/OrderCalculate',
  '/webapp/',
  '/*/search',
  '/*/account',
  '/*/myAccount',
  '/*/Logoff',
  '/*/NonAjaxAccountWishListDisplayView',
  '/*/checkout',
  '/*/track-order',
];

export interface SearchEngineOptions {
  api: Pick<ApiConnection, 'send'>;
  /** Public origins of the site; the origin of the request without them. */
  origins?: PublicOrigins | undefined;
}

/** What search engines read: `robots.txt`, and the sitemaps that it names. */
export function serveSearchEngines(app: Hono, { api, origins }: SearchEngineOptions): void {
  const cache = new Map<LocaleCode, { upcs: Promise<string[]>; requestedAt: number }>();
  const originOf = ({ req }: Context) => {
    const { host, origin } = new URL(req.url);
    return origins?.get(host) ?? origin;
  };

  /** One request for the products at a time, and none while the last response is fresh. */
  const productUpcs = (locale: LocaleCode): Promise<string[]> => {
    const cached = cache.get(locale);
    if (cached && Date.now() - cached.requestedAt < FRESH_SECONDS * 1000) return cached.upcs;
    const upcs = fetchProductUpcs(siteByLocale(locale), { transport: api.send });
    cache.set(locale, { upcs, requestedAt: Date.now() });
    upcs.catch(() => cache.delete(locale));
    return upcs;
  };

  app.get('/robots.txt', (context) => context.text(robots(originOf(context)), 200, cacheFor(FRESH_SECONDS)));
  app.get('/sitemap.xml', (context) => sendXml(context, sitemapIndex(originOf(context))));
  for (const locale of LOCALE_CODES) {
    app.get(sitemapPath(locale), async (context) => {
      try {
        return sendXml(context, sitemap(originOf(context), locale, await productUpcs(locale)));
      } catch (error) {
        if (!isApiError(error)) throw error;
        return context.text('The products did not load.', 503, { 'Retry-After': String(RETRY_SECONDS) });
      }
    });
  }
}

function robots(origin: string): string {
  return [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function sendXml(context: Context, xml: string): Response {
  return context.body(xml, 200, {
    'Content-Type': 'application/xml; charset=utf-8',
    ...cacheFor(FRESH_SECONDS),
  });
}

const cacheFor = (seconds: number) => ({ 'Cache-Control': `public, max-age=${seconds}` });
