import { Trans, useLingui } from '@lingui/react/macro';
import { setupQuery } from '@/features/prescription-step/api/setup-query';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { PageMeta } from '@/lib/meta/page-meta';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import type { PageModule, PrepareResult } from '../../page';
import { orderTokenFrom } from './order-token-from';

const ComposedStep = deferHydration(async () => (await import('./composed-step')).ComposedStep);

export const prepare: PageModule['prepare'] = async (location, load) => {
  const { site, search } = location;
  const [setup, context] = await Promise.all([
    load(setupQuery(site, orderTokenFrom(search))),
    // Lazy, since hydration has the data.
    load(async () => (await import('@/lib/session/user-context')).contextQuery(site)),
    // An exchange is left by a button, which waits for its code, not by a link, which does not.
    load(async () => (await import('@/lib/cart/cart-query')).cartQuery(site)),
  ]);
  let result: PrepareResult | undefined;
  // As a lazy source, so that hydration does not load the code: the server has prepared the items.
  await load(async () => {
    if (setup !== undefined)
      result = await (await import('./step-queries')).prepareItems(location, { setup, context }, load);
    return undefined;
  });
  return result;
};

/** The prescription step (003 §2.1). */
export function Page() {
  const { t } = useLingui();
  return (
    <Container data-promo="none" className="grid grid-cols-1 gap-8 py-8 lg:gap-12 lg:py-14">
      <PageMeta title={t`Your prescriptions`} noIndex />
      <Heading level={1} size="lg">
        <Trans>Your prescriptions</Trans>
      </Heading>
      <HydrationSection className="grid grid-cols-1 gap-8">
        <ComposedStep />
      </HydrationSection>
    </Container>
  );
}
