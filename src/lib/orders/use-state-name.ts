import { useLingui } from '@lingui/react/macro';
import type { OrderItemState } from '@/domain/orders/order-item-state';

/** Names the state of an order or of one of its items. */
export function useStateName(): (state: OrderItemState) => string {
  const { t } = useLingui();
  const names: Record<OrderItemState, string> = {
    'pending-prescription': t`Pending prescription`,
    'in-process': t`In process`,
    'ready-for-pickup': t`Ready for pickup`,
    shipped: t`Shipped`,
    completed: t`Completed`,
    returned: t`Returned`,
    canceled: t`Canceled`,
  };
  return (state) => names[state];
}
