import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { phoneText } from '@/domain/contact/phone';
import { Header } from '@/features/header/components/header';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { RETAILERS } from '@/lib/site/retailer';
import { useSite } from '@/lib/site/site';
import { SkipLink } from '@/ui/layout/skip-link';
import { OLD_BROWSER_NOTICE_ID } from '../inline-scripts/start-scripts';
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

/** The promotional banner above the header, if the espot has content. */
const PageBanner = deferHydration(
  async () => (await import('@/features/marketing/components/announcement')).Announcement,
);

/**
 * Says in a browser that is too old for the store's scripts that it has texts and links alone (docs/browsers.md). Hidden until an
 * inline script shows it.
 */
function OldBrowserNotice() {
  const { phone } = RETAILERS[useSite().country];
  return (
    <p
      id={OLD_BROWSER_NOTICE_ID}
      role="alert"
      hidden
      className="border-ink-soft border-b bg-ink px-5 py-3 text-center text-on-ink text-sm"
    >
      <Trans>
        This browser is too old to order in. You can read everything, and follow every link. To order, update
        it or call{' '}
        <a href={`tel:+1${phone}`} className="whitespace-nowrap underline">
          {phoneText(phone)}
        </a>
        .
      </Trans>
    </p>
  );
}
