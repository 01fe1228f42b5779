import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { LinguiContext } from '@lingui/react';
import { type ReactNode, useMemo } from 'react';
import { SWRConfig } from 'swr';
import { refreshOutdated } from '@/lib/cache/outdated-queries';
import type { InsuranceStatus } from '@/lib/insurance/insurance-cookies';
import { ServerInsuranceProvider } from '@/lib/insurance/insurance-status';
import { type CountryHosts, CountryHostsProvider } from '@/lib/meta/country-hosts';
import { SiteOriginProvider } from '@/lib/meta/site-origin';
import { PendingNavigation } from '@/lib/navigation/pending-navigation';
import { type Site, SiteProvider } from '@/lib/site/site';
import { type SocialLoginConfig, SocialLoginProvider } from '@/lib/social-login/social-login-config';
import { UiMessagesContext } from '@/ui/lib/ui-messages';
import { PageOutlet } from './navigation/page-outlet';
import { type PageSource, PageSourceProvider } from './navigation/page-source';
import { Shell } from './shell/shell';

export interface AppProps {
  i18n: I18n;
  site: Site;
  pages: PageSource;
  /** Public origin of the site. */
  origin: string;
  /** Query results of the first page, by cache key. */
  data: Record<string, unknown>;
  countryHosts?: CountryHosts | undefined;
  socialLogin?: SocialLoginConfig | undefined;
  /** Of the page's request, on the server. */
  insurance?: InsuranceStatus | undefined;
}

const NO_PROVIDERS: SocialLoginConfig = [];
const NO_HOSTS: CountryHosts = {};
/** On the server nothing changes, and the keys of queries would be made twice. */
const MIDDLEWARE = import.meta.env.SSR ? [] : [refreshOutdated];

/** Everything below the router: providers, the shell and the current page. */
export function App(props: AppProps) {
  return (
    <AppProviders {...props}>
      <Shell>
        <PageOutlet />
      </Shell>
    </AppProviders>
  );
}

/** What the shell and the page read from React's context. */
export function AppProviders({
  i18n,
  site,
  pages,
  origin,
  data,
  countryHosts = NO_HOSTS,
  socialLogin = NO_PROVIDERS,
  insurance = 'none',
  children,
}: AppProps & { children: ReactNode }) {
  // Lingui's own provider also re-renders when messages are added. Here messages load before they are rendered, and the
  // language of a document never changes.
  const lingui = useMemo(() => ({ i18n, _: i18n.t.bind(i18n) }), [i18n]);
  const uiMessages = useMemo(
    () => ({ close: t(i18n)`Close`, loading: t(i18n)`Loading`, retry: t(i18n)`Try again` }),
    [i18n],
  );
  return (
    <LinguiContext value={lingui}>
      <SWRConfig
        value={{
          fallback: data,
          use: MIDDLEWARE,
          revalidateOnFocus: false,
          revalidateIfStale: false,
          shouldRetryOnError: false,
        }}
      >
        <SiteProvider value={site}>
          <SiteOriginProvider value={origin}>
            <CountryHostsProvider value={countryHosts}>
              <SocialLoginProvider value={socialLogin}>
                <ServerInsuranceProvider value={insurance}>
                  <PageSourceProvider value={pages}>
                    <UiMessagesContext value={uiMessages}>
                      <PendingNavigation>{children}</PendingNavigation>
                    </UiMessagesContext>
                  </PageSourceProvider>
                </ServerInsuranceProvider>
              </SocialLoginProvider>
            </CountryHostsProvider>
          </SiteOriginProvider>
        </SiteProvider>
      </SWRConfig>
    </LinguiContext>
  );
}
