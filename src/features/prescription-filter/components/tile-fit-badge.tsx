import { lazy, Suspense } from 'react';
import { useHasPrescription } from '@/platform/prescription/prescription-hint';
import { loadWithRetry } from '@/platform/rendering/until-arrived';
import type { FitBadgeProps } from './fit-mark';

const FitBadge = lazy(async () => ({ default: (await loadWithRetry(() => import('./fit-mark'))).FitBadge }));

/**
 * Overlay on a tile's image: whether the frame fits the shopper's prescription. Renders nothing while none is stored.
 */
export function TileFitBadge(props: FitBadgeProps) {
  if (!useHasPrescription()) return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 corner-room">
      <div className="flex h-full items-end p-2 sm:p-3">
        <Suspense fallback={null}>
          <FitBadge {...props} />
        </Suspense>
      </div>
    </div>
  );
}
