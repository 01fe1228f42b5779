import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { hydrateDeferred } from '@/lib/hydration/deferred-components';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { PageMeta } from '@/lib/meta/page-meta';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { usePageLocation } from '../../navigation/page-location';
import type { PageModule, PrepareResult } from '../../page';

const ComposedBooking = deferHydration(async () => (await import('./composed-booking')).ComposedBooking);

export const prepare: PageModule['prepare'] = async (location, load) => {
  let result: PrepareResult | undefined;
  // As a lazy source, so that hydration does not load the code: the server has prepared the store.
  await load(async () => {
    result = await (await import('./booking-queries')).prepareBooking(location, load);
    return undefined;
  });
  return result;
};

/** Books an eye exam (001 §2). */
export function Page() {
  const { t } = useLingui();
  const { search } = usePageLocation();
  const hasChoices = search.has('service');
  useEffect(() => {
    // The free times are next, which the server does not load.
    if (hasChoices) void hydrateDeferred();
  }, [hasChoices]);
  return (
    <Container data-promo="none" className="grid grid-cols-1 gap-8 py-8 lg:gap-10 lg:py-14">
      <PageMeta
        title={t`Book an eye exam`}
        description={t`Choose the exam, the doctor and a time in a store near you.`}
        noIndex
      />
      <Heading level={1} size="lg">
        <Trans>Book an eye exam</Trans>
      </Heading>
      <HydrationSection>
        <ComposedBooking />
      </HydrationSection>
    </Container>
  );
}
