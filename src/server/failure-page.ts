import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { FailureReason } from '@/app/errors/failure';
import { renderFailure } from '@/app/errors/render-failure';
import { LOCALE_COOKIE } from '@/app/locale-cookie';
import type { PageAssets } from '@/app/page-request';
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

/** When a page that was too much may be tried again, in seconds. */
const RETRY_SECONDS = '60';

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
