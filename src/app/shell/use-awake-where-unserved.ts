import { useEffect } from 'react';
import { useHasPrescription } from '@/platform/prescription/prescription-hint';
import { wakeServedParts } from '@/platform/rendering/resting-parts';
import { useHasSession } from '@/platform/session/session-hint';

/**
 * Wakes the parts of the page where they show what no server has rendered: the shopper's own, such as full hearts and
 * fitting frames, and what the address says in its fragment.
 */
export function useAwakeWhereUnserved(): void {
  const hasSession = useHasSession();
  const hasPrescription = useHasPrescription();
  useEffect(() => {
    if (hasSession || hasPrescription || window.location.hash) void wakeServedParts();
  }, [hasSession, hasPrescription]);
}
