import { Suspense, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import type {
  OfferSignInProps,
  PrescriptionOfferProps,
} from '@/features/saved-prescriptions/components/prescription-offer';
import { loadOnDemand, useOnDemand } from '@/lib/hydration/load-on-demand';
import { lazyWithRetry, loadWithRetry, preload } from '@/lib/hydration/load-with-retry';
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

const SignInDialog = lazyWithRetry(async () => (await import('./sign-in-dialog')).SignInDialog);

interface LazyPrescriptionOfferProps extends Omit<PrescriptionOfferProps, 'renderSignIn' | 'isReplacing'> {
  offersSignIn?: boolean;
}

/** The saved prescriptions of a member, to fill in a form. Its code and messages load with it. */
export function LazyPrescriptionOffer({ offersSignIn = false, ...props }: LazyPrescriptionOfferProps) {
  const Offer = useOnDemand(prescriptionOffer);
  const [isReplacing, setReplacing] = useState(false);
  const placeholder = <Placeholder onShow={setReplacing} />;
  return (
    <WithMessages catalog={CATALOG} fallback={placeholder}>
      {Offer ? (
        <Offer {...props} isReplacing={isReplacing} renderSignIn={offersSignIn ? renderSignIn : undefined} />
      ) : (
        placeholder
      )}
    </WithMessages>
  );
}

function Placeholder({ onShow }: { onShow: (isShown: true) => void }) {
  useEffect(() => onShow(true), [onShow]);
  return <Skeleton className="h-11 w-full" />;
}

function renderSignIn(props: OfferSignInProps) {
  return (
    <Suspense fallback={null}>
      <SignInDialog {...props} />
    </Suspense>
  );
}

/**
 * Loads code, messages and a member's prescriptions before the offer is shown, so that it then needs no placeholder.
 *
 * @returns takes whether the shopper is a member.
 */
export function usePreloadPrescriptionOffer(): (isMember: boolean) => void {
  const site = useSite();
  const { mutate } = useSWRConfig();
  const preloadMessages = usePreloadMessages(CATALOG);
  const preloadCode = preload(async () => {
    prescriptionOffer.load();
    await preloadMessages();
  });
  const preloadPrescriptions = preload(async () => {
    const queries = await import('@/features/saved-prescriptions/api/saved-prescriptions-query');
    const { key, fetch } = queries.savedPrescriptionsQuery(site);
    await mutate(key, fetch({}), { revalidate: false });
  });
  return (isMember) => {
    preloadCode();
    if (isMember) preloadPrescriptions();
  };
}
