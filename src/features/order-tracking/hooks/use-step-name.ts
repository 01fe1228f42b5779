import { useLingui } from '@lingui/react/macro';
import type { ProgressStep } from '@/domain/orders/order-progress';

/** Names the steps of an item's progress. */
export function useStepName(): (step: ProgressStep) => string {
  const { t } = useLingui();
  const names: Record<ProgressStep, string> = {
    ordered: t`Ordered`,
    'in-process': t`In process`,
    shipped: t`Shipped`,
    delivered: t`Delivered`,
    'ready-for-pickup': t`Ready for pickup`,
    'picked-up': t`Picked up`,
  };
  return (step) => names[step];
}
