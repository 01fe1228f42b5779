import { useEffect } from 'react';
import { useHasSaved } from '@/features/wishlist/state/saved-items';
import { useHasPrescription } from '@/platform/prescription/prescription-hint';
import { wakeOwnParts, wakeServedParts } from '@/platform/rendering/resting-parts';

/**
 * Wakes parts of the page where they show what no server has rendered: the shopper's own, such as full hearts and
 * fitting frames, and what the address says in its fragment.
 */
export function useAwakeWhereUnserved(): void {
  const hasSaved = useHasSaved();
  const hasPrescription = useHasPrescription();
  useEffect(() => {
    if (window.location.hash) void wakeServedParts();
    else if (hasSaved || hasPrescription) void wakeOwnParts();
  }, [hasSaved, hasPrescription]);
}
