import { PassThrough, Readable } from 'node:stream';
import { setupI18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { ExamBookingUrls } from '@/domain/exams/exam-redirect';
import type { LocaleCode } from '@/domain/locale/locales';
import type { Transport } from '@/lib/http/call-api';
import type { InsuranceStatus } from '@/lib/insurance/insurance-cookies';
import type { CountryHosts } from '@/lib/meta/country-hosts';
import type { SocialLoginConfig } from '@/lib/social-login/social-login-config';
import type { MapTiles } from '@/lib/stores/map-tiles';
import { App } from './app';
import { Document } from './document';
import { bodyScript } from './inline-scripts/page-scripts';
import type { PageDefinition } from './page';
import { PageHead } from './page-head';
import { findPage, isNotFound, preparePage } from './page-loader';
import { serializeState } from './page-state';
import type { Stylesheet } from './page-styles';
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
  /** By the names of the insurance cookies. */
  insurance?: InsuranceStatus | undefined;
  nonce: string | undefined;
  /** Providers of social sign-in. */
  socialLogin?: SocialLoginConfig | undefined;
  /** Street tiles of the store finder's map. */
  mapTiles?: MapTiles | undefined;
  /** The maps of this deployment, for directions to a store. */
  directionsUrl?: string | undefined;
  /** Stores of a page of the store finder. */
  storePageSize?: number | undefined;
  /** Hosts of the two countries' stores where one host serves both. */
  countryHosts?: CountryHosts | undefined;
  /** Where exams are booked in the states with an address of their own. */
  examBooking?: ExamBookingUrls | undefined;
  assets: PageAssets;
  /** Path of the stylesheet in the browser's cache. */
  cachedStylesheet?: string | undefined;
  transport: Transport;
  /** Returns a cached result that is the same for every shopper. */
  getCached?: (key: string) => unknown;
  /** Called with the results that were fetched for this page, also with one that comes after it was rendered. */
  onFetched?: (data: Record<string, unknown>) => void;
}

export interface PageAssets {
  entry: string;
  stylesheet: Stylesheet;
  /** Modules of a page besides the entry. */
  scriptsFor: (sourceFile: string) => string[];
}

export type RenderedPage =
  | { redirect: string }
  | {
      redirect?: undefined;
      status: 200 | 404;
      locale: LocaleCode;
      /** Whether the page must not be stored by browsers either. */
      noStore: boolean;
      noReferrer: boolean;
      body: ReadableStream<Uint8Array>;
    };

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
  const { prescription, insurance, examBooking, storePageSize } = request;
  const match = {
    definition,
    location: { ...location, prescription, insurance, examBooking, storePageSize },
  };
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
  const { entry, stylesheet } = assets;
  const isCached = request.cachedStylesheet === stylesheet.path;

  const html = (
    <Document
      site={site}
      head={
        <PageHead
          stylesheet={stylesheet}
          isCached={isCached}
          nonce={nonce}
          mapTiles={request.mapTiles}
          directionsUrl={request.directionsUrl}
          storePageSize={storePageSize}
        />
      }
      state={serializeState({
        origin,
        locale: site.locale,
        data: prepared.data,
        socialLogin: request.socialLogin,
        countryHosts: request.countryHosts,
        isIncomplete: prepared.isIncomplete,
        messages: i18n.messages,
        catalogs: [...loadedCatalogs],
        ...(isCached ? {} : { inlineStylesheet: stylesheet.path }),
      })}
    >
      <StaticRouter location={url.pathname + url.search}>
        <App
          i18n={i18n}
          site={site}
          origin={origin}
          data={prepared.data}
          socialLogin={request.socialLogin}
          countryHosts={request.countryHosts}
          insurance={insurance}
          pages={{ find: () => match, prepare: () => prepared, isNotFound: () => status === 404 }}
        />
      </StaticRouter>
    </Document>
  );
  const script = bodyScript(entry, assets.scriptsFor(sourceOf(match.definition)));
  return {
    status,
    locale: site.locale,
    noStore: definition.noStore === true,
    noReferrer: definition.noReferrer === true,
    body: await streamHtml(html, script, nonce),
  };
}

function streamHtml(
  html: ReactNode,
  script: string,
  nonce: string | undefined,
): Promise<ReadableStream<Uint8Array>> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(html, {
      bootstrapScriptContent: script,
      // All data is loaded before rendering. A streamed Suspense boundary would need a script to become visible.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(nonce === undefined ? {} : { nonce: { script: nonce, style: nonce } }),
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

/** The file of the page's module, which is its key in the manifest of the client's build. */
function sourceOf({ id, folder = id }: PageDefinition): string {
  return `src/app/routes/${folder}/page.tsx`;
}
