import { useSWRConfig } from 'swr';
import type { PrescriptionOfferProps } from '@/features/saved-prescriptions/components/prescription-offer';
import { loadOnDemand } from '@/lib/hydration/load-on-demand';
import { loadWithRetry, preload } from '@/lib/hydration/load-with-retry';
import { useOnDemand } from '@/lib/hydration/use-on-demand';
import { useSite } from '@/lib/site/site';
import { Skeleton } from '@/ui/display/skeleton';
import { usePreloadMessages, WithMessages } from './lazy-messages';

const CATALOG = 'saved-prescriptions';

const prescriptionOffer = loadOnDemand(() =>
  loadWithRetry(
    async () =>
      (await import('@/features/saved-prescriptions/components/prescription-offer')).PrescriptionOffer,
  ),
);

/** The saved prescriptions of a member, to fill in a form. Its code and messages load with it. */
export function LazyPrescriptionOffer(props: PrescriptionOfferProps) {
  const Offer = useOnDemand(prescriptionOffer);
  const placeholder = <Skeleton className="h-11 w-full" />;
  return (
    <WithMessages catalog={CATALOG} fallback={placeholder}>
      {Offer ? <Offer {...props} /> : placeholder}
    </WithMessages>
  );
}

/** Loads code, messages and a member's prescriptions before the offer is shown, so that it then needs no placeholder. */
export function usePreloadPrescriptionOffer(): () => void {
  const site = useSite();
  const { mutate } = useSWRConfig();
  const preloadMessages = usePreloadMessages(CATALOG);
  return preload(async () => {
    prescriptionOffer.load();
    const queries = await import('@/features/saved-prescriptions/api/saved-prescriptions-query');
    const { key, fetch } = queries.savedPrescriptionsQuery(site);
    await Promise.all([preloadMessages(), mutate(key, fetch({}), { revalidate: false })]);
  });
}
