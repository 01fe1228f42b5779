import { useEffect } from 'react';
import { hasFilteredEntries } from '@/features/prescription/state/filtered-entries';
import { useHasSaved } from '@/features/wishlist/state/saved-items';
import { hydrateDeferred, hydratePersonal } from '@/lib/hydration/deferred-components';
import { isHydratedAtOnce } from '@/lib/hydration/hydrated-at-once';
import { hasInsuranceCookie } from '@/lib/insurance/insurance-cookies';
import { useHasPrescription } from '@/lib/prescription/has-prescription';
import { SIZE_KEY } from '@/lib/size/size-key';
import { LAST_SELECTION_KEY, OPEN_PANEL_KEY } from '@/lib/storage/lens-keys';
import { readLocalText, readSessionText } from '@/lib/storage/local-text';

/**
 * Hydrates deferred components that show what the server cannot render: saved frames, the fit of a prescription and of a
 * size, chosen lenses, insured prices, a listing that a cleared prescription has filtered, or the target of the URL's fragment.
 * And all of a page on which something was wrong that the browser tracks.
 */
export function usePersonalHydration(): void {
  const hasSaved = useHasSaved();
  const hasPrescription = useHasPrescription();
  useEffect(() => {
    if (window.location.hash || isHydratedAtOnce()) void hydrateDeferred();
    else if (hasSaved || hasPrescription || hasStoredText()) void hydratePersonal();
  }, [hasSaved, hasPrescription]);
}

function hasStoredText(): boolean {
  return (
    hasInsuranceCookie() ||
    [SIZE_KEY, LAST_SELECTION_KEY].some((key) => readLocalText(key) !== undefined) ||
    readSessionText(OPEN_PANEL_KEY) !== undefined ||
    hasFilteredEntries()
  );
}
