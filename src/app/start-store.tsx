import { setupI18n } from '@lingui/core';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { PreparationProvider } from '@/platform/navigation/preparation';
import { addTrackingAdapter, dataLayerAdapter } from '@/platform/tracking/track';
import { App } from './app';
import { createBrowserPages } from './browser-pages';
import { handleCallConsequences } from './call-consequences';
import { Document } from './document';
import { startScrollMemory } from './navigation/scroll-memory';
import { readPageState } from './page-state';

/**
 * Starts the app in the browser: hydrates the server-rendered page, or renders the first page without a server
 * (development and the static build).
 */
export async function startApp(): Promise<Root> {
  const embedded = readPageState();
  if (!embedded && window.location.pathname === '/') {
    // With a server, the server redirects the root.
    const { preferredLocale } = await import('./preferred-locale');
    const locale = preferredLocale(undefined, navigator.languages.join(','), window.location.hostname);
    window.history.replaceState(null, '', `/${locale}`);
  }
  const i18n = setupI18n();
  const pages = createBrowserPages(i18n, embedded?.state);
  const first = pages.find(window.location);
  const { site } = first.location;
  i18n.loadAndActivate({ locale: site.displayLanguage, messages: embedded?.state.messages ?? {} });
  await pages.prepare(first);
  startScrollMemory();
  handleCallConsequences();
  addTrackingAdapter(dataLayerAdapter);
  const app = (
    <BrowserRouter>
      <PreparationProvider value={pages.preparePath}>
        <App
          i18n={i18n}
          site={site}
          pages={pages}
          origin={embedded?.state.origin ?? window.location.origin}
          data={embedded?.state.data ?? {}}
        />
      </PreparationProvider>
    </BrowserRouter>
  );
  if (embedded) {
    return hydrateRoot(
      document,
      <Document site={site} state={embedded.script}>
        {app}
      </Document>,
    );
  }
  document.documentElement.lang = site.languageTag;
  const root = createRoot(document.getElementById('root') ?? document.body);
  root.render(app);
  return root;
}
