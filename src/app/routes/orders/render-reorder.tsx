import { lazy, Suspense } from 'react';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import type { ReorderSlotProps } from '@/lib/orders/slot-props';
import { WithMessages } from '../shared/lazy-messages';
import { REORDER_CATALOG } from './reorder-catalog';

const ReorderButton = lazy(async () => ({
  default: (await loadWithRetry(() => import('@/features/order-actions/components/reorder-button')))
    .ReorderButton,
}));

/** Orders an order of the list again. Its code comes after the list. */
export function renderReorder(props: ReorderSlotProps) {
  return (
    <Suspense fallback={null}>
      <WithMessages catalog={REORDER_CATALOG}>
        <ReorderButton {...props} />
      </WithMessages>
    </Suspense>
  );
}
