import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { phoneText } from '@/domain/contact/phone';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { hydrateDeferred } from '@/lib/hydration/deferred-components';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { PageMeta } from '@/lib/meta/page-meta';
import { helpPaths } from '@/lib/navigation/help-paths';
import { orderPaths } from '@/lib/navigation/order-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { trackingRequestFrom } from '@/lib/orders/tracking-request';
import { RETAILERS } from '@/lib/site/retailer';
import { useSite } from '@/lib/site/site';
import { Notice } from '@/ui/display/notice';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';

const ComposedTracking = deferHydration(async () => (await import('./composed-tracking')).ComposedTracking);

/** Tracks an order by its number and email (003 §2.3; orders.md §1). */
export function Page() {
  const { t } = useLingui();
  const site = useSite();
  const { state } = useLocation();
  const phone = phoneText(RETAILERS[site.country].phone);
  useEffect(() => {
    // After a reload the order of the history entry is looked up again.
    if (trackingRequestFrom(state)) void hydrateDeferred();
  }, [state]);
  return (
    // As high as the viewport, so that the order does not move the footer.
    <Container
      data-promo="none"
      className="grid min-h-dvh grid-cols-1 content-start gap-8 py-8 lg:gap-10 lg:py-14"
    >
      <PageMeta title={t`Track your order`} noIndex />
      <div className="grid max-w-2xl gap-3">
        <Heading level={1} size="lg">
          <Trans>Track your order</Trans>
        </Heading>
        <p className="text-ink-soft">
          <Trans>See where each item is and when it arrives. You need no account.</Trans>{' '}
          <PageLink href={orderPaths.orders(site)} className="link-inline">
            <Trans>With an account, find your orders here.</Trans>
          </PageLink>
        </p>
      </div>
      <noscript>
        <Notice title={<Trans>Order tracking needs JavaScript</Trans>}>
          <Trans>Switch it on in your browser and load this page again, or call us at {phone}.</Trans>{' '}
          <a href={helpPaths.contact(site)} className="link-inline">
            <Trans>Phone and hours</Trans>
          </a>
        </Notice>
      </noscript>
      <HydrationSection className="max-w-4xl noscript:hidden">
        <ComposedTracking />
      </HydrationSection>
    </Container>
  );
}
