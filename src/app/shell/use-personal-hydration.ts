import { useEffect } from 'react';
import { useHasSaved } from '@/features/wishlist/state/saved-items';
import { hydrateDeferred, hydratePersonal } from '@/lib/hydration/deferred-components';
import { useHasPrescription } from '@/lib/prescription/has-prescription';

/**
 * Hydrates deferred components that show what the server cannot render: saved frames and prescription fit, or the target
 * of the URL's fragment.
 */
export function usePersonalHydration(): void {
  const hasSaved = useHasSaved();
  const hasPrescription = useHasPrescription();
  useEffect(() => {
    if (window.location.hash) void hydrateDeferred();
    else if (hasSaved || hasPrescription) void hydratePersonal();
  }, [hasSaved, hasPrescription]);
}
