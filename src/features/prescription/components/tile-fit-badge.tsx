import { Suspense } from 'react';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { useHasPrescription } from '@/lib/prescription/has-prescription';
import type { FitBadgeProps } from './fit-badge';

const FitBadge = lazyWithRetry(async () => (await import('./fit-badge')).FitBadge);

/** Shows on a tile's image whether the frame fits the shopper's prescription. Renders nothing while none is stored. */
export function TileFitBadge(props: FitBadgeProps) {
  if (!useHasPrescription()) return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 corner-room">
      <div className="flex h-full items-end p-1 sm:p-3">
        <Suspense fallback={null}>
          <FitBadge {...props} />
        </Suspense>
      </div>
    </div>
  );
}
