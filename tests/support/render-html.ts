import type { Sandbox } from '@sandbox/create-sandbox';
import { PAGE_STATE_ID } from '@/app/document';
import { renderPage } from '@/app/entry-server';
import type { RenderedPage } from '@/app/page-request';
import type { PageState } from '@/app/page-state';
import { withoutTracking } from '@/domain/navigation/tracking-parameters';
import { LIMITS } from '@/server/request-limits';
import { testAssets } from './test-storefront';

export interface ServedPage {
  status: 200 | 404 | 503;
  html: string;
  /** Raw text of the page state's script element. */
  stateText: string;
  state: PageState;
}

export interface RenderHtmlOptions {
  /** The shopper's cookies, as a header. */
  cookie?: string;
  rememberedLocale?: string;
  acceptLanguage?: string;
}

/** Renders a URL on the server with a sandbox. @returns the page, or a redirect. */
export async function renderHtml(
  sandbox: Sandbox,
  path: string,
  { cookie = '', rememberedLocale, acceptLanguage }: RenderHtmlOptions = {},
): Promise<ServedPage | { redirect: string }> {
  const url = new URL(path, 'https://store.test');
  // As the web server does.
  url.search = withoutTracking(url.search);
  const rendered = await renderPage({
    url,
    rememberedLocale,
    acceptLanguage,
    limits: { size: LIMITS.pageBytes, time: LIMITS.renderingMs },
    assets: testAssets,
    transport: async (request) => (await sandbox.handle(request, cookie)).response,
  });
  return rendered.redirect === undefined ? readPage(rendered) : { redirect: rendered.redirect };
}

/** Acts like `renderHtml`, but requires a page. @throws Error for a redirect. */
export async function renderPageHtml(...call: Parameters<typeof renderHtml>): Promise<ServedPage> {
  const rendered = await renderHtml(...call);
  if ('redirect' in rendered) throw new Error(`${call[1]} redirects to ${rendered.redirect}`);
  return rendered;
}

async function readPage({ status, body }: RenderedPage & { redirect?: undefined }): Promise<ServedPage> {
  const html = await new Response(body).text();
  const start = html.indexOf('>', html.indexOf(`id="${PAGE_STATE_ID}"`)) + 1;
  const stateText = html.slice(start, html.indexOf('</script>', start));
  return { status, html, stateText, state: JSON.parse(stateText) as PageState };
}
