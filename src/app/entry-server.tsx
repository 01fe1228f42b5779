import { PassThrough, Readable } from 'node:stream';
import { setupI18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { preinit, preload, preloadModule } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { LocaleCode } from '@/domain/locale/locales';
import type { Transport } from '@/lib/http/call-api';
import { App } from './app';
import { Document } from './document';
import { findPage, isNotFound, preparePage } from './page-loader';
import { serializeState } from './page-state';
import { preferredLocale } from './preferred-locale';
import { shellQueries } from './shell/shell-queries';

/** How long a page waits for marketing content after its own data, in milliseconds. */
const OPTIONAL_BUDGET_MS = 100;

export interface PageRequest {
  url: URL;
  /** Public origin of the site; defaults to the origin of the request. */
  publicOrigin?: string | undefined;
  /** Locale of the shopper's last visit. */
  rememberedLocale: string | undefined;
  acceptLanguage: string | undefined;
  /** Value of the prescription cookie. */
  prescription?: string | undefined;
  nonce: string | undefined;
  assets: PageAssets;
  transport: Transport;
  /** Returns a cached result that is the same for every shopper. */
  getCached?: (key: string) => unknown;
  /** Called with the results that were fetched for this page, also with one that comes after it was rendered. */
  onFetched?: (data: Record<string, unknown>) => void;
}

export interface PageAssets {
  entry: string;
  styles: string[];
  fonts: string[];
  scriptsFor: (sourceFile: string) => string[];
}

export type RenderedPage =
  | { redirect: string }
  | { redirect?: undefined; status: 200 | 404; locale: LocaleCode; body: ReadableStream<Uint8Array> };

/** Renders the page of a URL to HTML, with its data and messages loaded. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { url, transport, assets, nonce } = request;
  const origin = request.publicOrigin ?? url.origin;
  const { hostname } = new URL(origin);
  if (url.pathname === '/') {
    return { redirect: `/${preferredLocale(request.rememberedLocale, request.acceptLanguage, hostname)}` };
  }
  // A URL without a locale uses the default locale of the host.
  const { definition, location } = findPage(
    url,
    preferredLocale(request.rememberedLocale, undefined, hostname),
  );
  const match = { definition, location: { ...location, prescription: request.prescription } };
  const { site } = location;
  const i18n = setupI18n({ locale: site.displayLanguage, messages: { [site.displayLanguage]: {} } });
  const loadedCatalogs = new Set<string>();
  const prepared = await preparePage(match, {
    i18n,
    loadedCatalogs,
    callOptions: { transport },
    shellQueries,
    optionalBudgetMs: OPTIONAL_BUDGET_MS,
    onOptionalResult: (key, result) => {
      if (result !== null) request.onFetched?.({ [key]: result });
    },
    ...(request.getCached ? { getCached: request.getCached } : {}),
  });
  request.onFetched?.(prepared.fetched);
  if (prepared.result.redirect) return { redirect: prepared.result.redirect };
  const status = isNotFound(match, prepared) ? 404 : 200;

  const html = (
    <Document
      site={site}
      preloadAssets={() => preloadPageAssets(assets, assets.scriptsFor(match.definition.source), nonce)}
      state={serializeState({
        origin,
        locale: site.locale,
        data: prepared.data,
        isIncomplete: prepared.isIncomplete,
        messages: i18n.messages,
        catalogs: [...loadedCatalogs],
      })}
    >
      <StaticRouter location={url.pathname + url.search}>
        <App
          i18n={i18n}
          site={site}
          origin={origin}
          data={prepared.data}
          pages={{ find: () => match, prepare: () => prepared, isNotFound: () => status === 404 }}
        />
      </StaticRouter>
    </Document>
  );
  return { status, locale: site.locale, body: await streamHtml(html, assets.entry, nonce) };
}

/** Preloads the page's assets; React writes the hints into the head. */
function preloadPageAssets(assets: PageAssets, scripts: string[], nonce: string | undefined): void {
  for (const style of assets.styles) preinit(style, { as: 'style', precedence: 'store' });
  for (const font of assets.fonts)
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  for (const script of scripts) preloadModule(script, { as: 'script', ...(nonce ? { nonce } : {}) });
}

function streamHtml(
  html: ReactNode,
  entry: string,
  nonce: string | undefined,
): Promise<ReadableStream<Uint8Array>> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(html, {
      bootstrapModules: [entry],
      // All data is loaded before rendering. A streamed Suspense boundary would need a script to become visible.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(nonce === undefined ? {} : { nonce }),
      // Waits for lazy components, so that the page is complete without JavaScript.
      onAllReady: () => {
        const output = new PassThrough();
        pipe(output);
        resolve(Readable.toWeb(output) as unknown as ReadableStream<Uint8Array>);
      },
      onShellError: reject,
    });
  });
}
