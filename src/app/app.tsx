import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { SWRConfig } from 'swr';
import { SiteOriginProvider } from '@/platform/meta/site-origin';
import type { Store } from '@/platform/store/store';
import { StoreProvider } from '@/platform/store/store';
import { PageOutlet } from './navigation/page-outlet';
import { type PageSource, PageSourceProvider } from './navigation/page-source';
import { Shell } from './shell/shell';

export interface AppProps {
  i18n: I18n;
  store: Store;
  pages: PageSource;
  /** Scheme and host under which the public knows the site. */
  origin: string;
  /** Answers of the first page's reads, by cache key. */
  answers: Record<string, unknown>;
}

/** Everything below the router: providers, the shell and the page of the current address. */
export function App({ i18n, store, pages, origin, answers }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <SWRConfig
        value={{
          fallback: answers,
          revalidateOnFocus: false,
          revalidateIfStale: false,
          shouldRetryOnError: false,
        }}
      >
        <StoreProvider value={store}>
          <SiteOriginProvider value={origin}>
            <PageSourceProvider value={pages}>
              <Shell>
                <PageOutlet />
              </Shell>
            </PageSourceProvider>
          </SiteOriginProvider>
        </StoreProvider>
      </SWRConfig>
    </I18nProvider>
  );
}
