import { setupI18n } from '@lingui/core';
import { StaticRouter } from 'react-router-dom';
import { statusInStore } from '@/lib/insurance/insurance-cookies';
import { App } from './app';
import { Document } from './document';
import { bodyScript } from './inline-scripts/page-scripts';
import { fulfill } from './navigation/page-promise';
import type { PageDefinition } from './page';
import { PageHead } from './page-head';
import { findPage, isNotFound, preparePage } from './page-loader';
import type { PageRequest, RenderedPage } from './page-request';
import { preferredLocale } from './preferred-locale';
import { renderToHtml } from './render-to-html';
import { serializeState } from './serialize-state';
import { shellQueries } from './shell/shell-queries';

/** How long a page waits for marketing content after its own data, in milliseconds. */
const OPTIONAL_BUDGET_MS = 100;
/** How long a page waits for its own data, in milliseconds. The browser then fetches what is missing. */
const DATA_BUDGET_MS = 2000;

/**
 * Renders the page of a URL to HTML, with its data and messages loaded.
 *
 * @throws PageLimitError for a page that exceeds the limits.
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { url, transport, assets } = request;
  const origin = request.publicOrigin ?? url.origin;
  const { hostname } = new URL(origin);
  if (url.pathname === '/') {
    return { redirect: `/${preferredLocale(request.rememberedLocale, request.acceptLanguage, hostname)}` };
  }
  // A URL without a locale uses the default locale of the host.
  const lastLocale = preferredLocale(request.rememberedLocale, undefined, hostname);
  const { definition, location } = findPage(url, lastLocale);
  const { prescription, examBooking, storePageSize } = request;
  const insurance = statusInStore(request.insurance ?? 'none', request.planStoreId, location.site.storeId);
  const match = {
    definition,
    location: { ...location, lastLocale, prescription, insurance, examBooking, storePageSize },
  };
  const { site } = location;
  const i18n = setupI18n({ locale: site.displayLanguage, messages: { [site.displayLanguage]: {} } });
  const loadedCatalogs = new Set<string>();
  const prepared = await preparePage(match, {
    i18n,
    loadedCatalogs,
    callOptions: { transport, signal: AbortSignal.timeout(DATA_BUDGET_MS) },
    shellQueries,
    optionalBudgetMs: OPTIONAL_BUDGET_MS,
    ...(request.fetchQuery ? { fetchQuery: request.fetchQuery } : {}),
  });
  if (prepared.result.redirect)
    return { redirect: prepared.result.redirect, locale: location.params.locale ? site.locale : undefined };
  const status = isNotFound(match, prepared) ? 404 : (prepared.result.status ?? 200);
  const { entry, stylesheet } = assets;
  const page = fulfill(Promise.resolve(prepared), prepared);
  const isCached = request.cachedStylesheet === stylesheet.path;

  const html = (
    <Document
      site={site}
      head={
        <PageHead
          stylesheet={stylesheet}
          isCached={isCached}
          modules={[entry, ...assets.scriptsFor(sourceOf(match.definition))]}
          mapTiles={request.mapTiles}
          directionsUrl={request.directionsUrl}
          storePageSize={storePageSize}
          browserReports={request.browserReports}
        />
      }
      state={serializeState({
        origin,
        locale: site.locale,
        data: prepared.data,
        ...(request.isPublic ? {} : { renderedAt: Date.now() }),
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
          pages={{ find: () => match, prepare: () => page, isNotFound: () => status === 404 }}
        />
      </StaticRouter>
    </Document>
  );
  return {
    status,
    locale: site.locale,
    noReferrer: definition.noReferrer === true,
    isIncomplete: prepared.isIncomplete,
    body: await renderToHtml(html, bodyScript, request.limits),
  };
}

/** The file of the page's module, which is its key in the manifest of the client's build. */
function sourceOf({ id, folder = id }: PageDefinition): string {
  return `src/app/routes/${folder}/page.tsx`;
}
