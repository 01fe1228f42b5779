import { useEffect } from 'react';
import { useHasPrescription } from '@/platform/prescription/prescription-hint';
import { wakeServedParts } from '@/platform/rendering/resting-parts';
import { useHasSession } from '@/platform/session/session-hint';

/** What is the shopper's own, such as full hearts and fitting frames, no server has rendered: no part may rest on it. */
export function useAwakeForKnownShoppers(): void {
  const hasSession = useHasSession();
  const hasPrescription = useHasPrescription();
  useEffect(() => {
    if (hasSession || hasPrescription) void wakeServedParts();
  }, [hasSession, hasPrescription]);
}
