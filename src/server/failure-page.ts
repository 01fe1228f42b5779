import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { FailureReason } from '@/app/errors/failure';
import { renderFailure } from '@/app/errors/render-failure';
import { LOCALE_COOKIE } from '@/app/locale-cookie';
import type { PageAssets } from '@/app/page-request';
import { isLocaleCode } from '@/domain/locale/locales';
import { isApiPath } from './api-paths';

interface Failure {
  reason: FailureReason;
  /** For other programs than browsers. */
  text: string;
}

const FAILURES = {
  405: { reason: 'error', text: 'Method Not Allowed' },
  414: { reason: 'address', text: 'URI Too Long' },
  431: { reason: 'headers', text: 'Request Header Fields Too Large' },
  500: { reason: 'error', text: 'Internal Server Error' },
  503: { reason: 'error', text: 'Service Unavailable' },
} as const satisfies Record<number, Failure>;

/** When a page that was too much may be tried again, and one that there was no time for, in seconds. */
const RETRY_SECONDS = '60';
const BUSY_SECONDS = '10';

/**
 * Refuses a request that there is no time for. Each locale's page is made once, for its home page.
 */
export function busyPage(assets: PageAssets) {
  const pages = new Map<string, Promise<string>>();
  return async (context: Context): Promise<Response> => {
    const { path, url } = context.req;
    context.header('Cache-Control', 'no-store');
    context.header('Retry-After', BUSY_SECONDS);
    if (isApiPath(path)) return context.text('Service Unavailable', 503);
    const remembered = getCookie(context, LOCALE_COOKIE);
    const [, first = ''] = path.split('/');
    const locale = [first, remembered].find((code) => code !== undefined && isLocaleCode(code)) ?? 'lc-us';
    const page = pages.get(locale) ?? renderFailure({ url: new URL(`/${locale}`, url), assets }, 'busy');
    pages.set(locale, page);
    return context.html(await page, 503);
  };
}

/** Responds with the page of a failure, or with its text where no page was asked for. */
export function failurePage(assets: PageAssets) {
  return async (context: Context, status: keyof typeof FAILURES): Promise<Response> => {
    const { reason, text } = FAILURES[status];
    const { method, path, url } = context.req;
    const isOfPage = method === 'GET' || context.req.header('accept')?.includes('text/html');
    context.header('Cache-Control', 'no-store');
    if (status === 503) context.header('Retry-After', RETRY_SECONDS);
    if (!isOfPage || isApiPath(path)) return context.text(text, status);
    const rememberedLocale = getCookie(context, LOCALE_COOKIE);
    return context.html(await renderFailure({ url: new URL(url), rememberedLocale, assets }, reason), status);
  };
}
