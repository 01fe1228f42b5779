import { Trans, useLingui } from '@lingui/react/macro';
import { ordersQuery } from '@/features/order-history/api/orders-query';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { PageMeta } from '@/lib/meta/page-meta';
import { orderPaths } from '@/lib/navigation/order-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { contactQuery } from '@/lib/session/contact-query';
import { contextQuery, isMember } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { usePageLocation } from '../../navigation/page-location';
import type { PageModule } from '../../page';
import { AccountBackLink } from '../shared/account-back-link';
import { messagesQuery } from '../shared/lazy-messages';
import { SessionNotice } from '../shared/session-notice';

const ComposedOrders = deferHydration(async () => (await import('./composed-orders')).ComposedOrders);

export const prepare: PageModule['prepare'] = async ({ site, search }, load) => {
  if (!isMember(await load(contextQuery(site)))) return undefined;
  await Promise.all([
    load(ordersQuery(site, pageFrom(search))),
    load(contactQuery(site)),
    load(messagesQuery(site.languageTag, 'order-actions')),
  ]);
  return undefined;
};

/** Shows a member's orders (orders.md §4). */
export function Page() {
  const { t } = useLingui();
  const site = useSite();
  const { search } = usePageLocation();
  return (
    <Container data-promo="none" className="grid grid-cols-1 gap-8 py-10 lg:gap-10 lg:py-16">
      <PageMeta title={t`Your orders`} noIndex />
      <SessionNotice forMembers />
      <AccountBackLink />
      <div className="grid grid-cols-1 gap-3">
        <Heading level={1} size="lg">
          <Trans>Your orders</Trans>
        </Heading>
        <p>
          <PageLink href={orderPaths.trackOrder(site)} className="link-inline">
            <Trans>Track an order by its number</Trans>
          </PageLink>
        </p>
      </div>
      <HydrationSection className="grid grid-cols-1 gap-8 lg:gap-10">
        <ComposedOrders page={pageFrom(search)} />
      </HydrationSection>
    </Container>
  );
}

/** From 1; anything else is the first page. */
function pageFrom(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}
