import { deferHydration } from '@/lib/hydration/defer-hydration';
import type { ReorderSlotProps } from '@/lib/orders/slot-props';
import { WithMessages } from '../shared/lazy-messages';
import { REORDER_CATALOG } from './reorder-catalog';

const ReorderButton = deferHydration(
  async () => (await import('@/features/order-actions/components/reorder-button')).ReorderButton,
);

/** Orders an order of the list again. */
export function renderReorder(props: ReorderSlotProps) {
  return (
    <WithMessages catalog={REORDER_CATALOG}>
      <ReorderButton {...props} />
    </WithMessages>
  );
}
