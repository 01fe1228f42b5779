import { setupI18n } from '@lingui/core';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { setServerTime } from '@/lib/dates/server-time';
import { takeFilledValues } from '@/lib/forms/take-filled-values';
import { prepareOverlayHistory } from '@/lib/history/overlay-entry';
import { isMainTapped } from '@/lib/hydration/early-events';
import { startFirstLoad } from '@/lib/hydration/load-when-idle';
import { watchMissingCode } from '@/lib/hydration/missing-code';
import { watchReplacedElements } from '@/lib/hydration/replaced-elements';
import { PrefetchProvider } from '@/lib/navigation/prefetch';
import type { SocialLoginConfig } from '@/lib/social-login/social-login-config';
import { addTrackingAdapter, dataLayerAdapter } from '@/lib/tracking/track';
import { App } from './app';
import { createBrowserPages } from './browser-pages';
import { reportShare } from './browser-reports/reported-share';
import { cacheStylesheet } from './cache-stylesheet';
import { Document } from './document';
import { watchChangedShopper } from './navigation/changed-shopper';
import { loadDocument, PageRouter } from './navigation/page-router';
import { prefetchDocuments } from './navigation/prefetch-documents';
import { watchRestoredPage } from './navigation/restored-page';
import { readPageState } from './page-state';
import { setUpApiHandlers } from './set-up-api-handlers';

/**
 * Starts the app in the browser: hydrates the server-rendered page, or renders the first page without a server
 * (development and the static build).
 *
 * @param socialLogin providers of social sign-in, without a server.
 */
export async function startApp(socialLogin?: SocialLoginConfig): Promise<Root> {
  const embedded = readPageState();
  if (!embedded && window.location.pathname === '/') {
    // With a server, the server redirects the root.
    const { preferredLocale } = await import('./preferred-locale');
    const locale = preferredLocale(undefined, navigator.languages.join(','), window.location.hostname);
    window.history.replaceState(null, '', `/${locale}`);
  }
  startFirstLoad();
  setServerTime(embedded?.state.renderedAt);
  watchMissingCode();
  takeFilledValues();
  reportShare();
  watchRestoredPage();
  prepareOverlayHistory();
  const i18n = setupI18n();
  const pages = createBrowserPages(i18n, embedded?.state);
  const firstMatch = pages.find(window.location);
  const { site } = firstMatch.location;
  i18n.loadAndActivate({ locale: site.displayLanguage, messages: embedded?.state.messages ?? {} });
  const { module } = await pages.prepare(firstMatch);
  // While React hydrates the page. Code that does not load is tried again by its section.
  if (isMainTapped()) module.loadMain?.(firstMatch.location).catch(() => {});
  setUpApiHandlers();
  watchChangedShopper(site);
  addTrackingAdapter(dataLayerAdapter);
  const app = (
    <PageRouter loadDocument={loadDocument}>
      <PrefetchProvider value={pages.prefetchPath}>
        <App
          i18n={i18n}
          site={site}
          pages={pages}
          origin={embedded?.state.origin ?? window.location.origin}
          data={embedded?.state.data ?? {}}
          countryHosts={embedded?.state.countryHosts}
          socialLogin={embedded?.state.socialLogin ?? socialLogin}
        />
      </PrefetchProvider>
    </PageRouter>
  );
  if (embedded) {
    prefetchDocuments(site.locale);
    const { inlineStylesheet } = embedded.state;
    if (inlineStylesheet) void cacheStylesheet(inlineStylesheet);
    return hydrateInSlices(
      <Document site={site} state={embedded.json}>
        {app}
      </Document>,
    );
  }
  document.documentElement.lang = site.languageTag;
  const root = createRoot(document.getElementById('root') ?? document.body);
  root.render(app);
  return root;
}

/** Hydrates in a transition, which React does in slices: the browser handles input between them. */
function hydrateInSlices(page: ReactNode): Root {
  const roots: Root[] = [];
  const preserveReplaced = watchReplacedElements();
  const onRecoverableError = (error: unknown) => {
    preserveReplaced();
    reportError(error);
  };
  startTransition(() => {
    roots.push(hydrateRoot(document, page, { onRecoverableError }));
  });
  return roots[0] as Root;
}
