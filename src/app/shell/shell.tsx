import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Header } from '@/features/header/components/header';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { SkipLink } from '@/ui/layout/skip-link';
import { OldBrowserNotice } from './old-browser-notice';
import { PageBanner } from './page-banner';
import { ShellServices } from './shell-services';

const PageFooter = deferHydration(async () => (await import('./page-footer')).PageFooter);

const LOCALE_SWITCHER_ID = 'country-and-language';
const BANNER_ID = 'page-banner';

/** The layout of every page: skip link, banner, header, footer, and what shows when something happens. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink href="#main">
        <Trans>Skip to content</Trans>
      </SkipLink>
      <OldBrowserNotice />
      <PageBanner id={BANNER_ID} label={t`Announcement`} />
      <Header localeSwitcher={`#${LOCALE_SWITCHER_ID}`} bannerId={BANNER_ID} />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <HydrationSection>
        <PageFooter localeSwitcherId={LOCALE_SWITCHER_ID} />
      </HydrationSection>
      <ShellServices />
    </div>
  );
}
