import { useLingui } from '@lingui/react/macro';
import type { TrackedItem } from '@/domain/orders/tracked-order';

/** Explains the next step of an item, in plain words. */
export function useStateCopy(): (
  item: Pick<TrackedItem, 'state' | 'kind' | 'lens' | 'pickupStore'>,
  isReturnRequested: boolean,
) => string {
  const { t } = useLingui();
  return ({ state, kind, lens, pickupStore }, isReturnRequested) => {
    if (isReturnRequested) return t`Send it back with the label of the return. We refund it once we have it.`;
    switch (state) {
      case 'pending-prescription':
        return t`We need your prescription. We begin as soon as we have it.`;
      case 'in-process':
        if (lens) return t`We are making your lenses and fitting them into the frame.`;
        return kind === 'LCON' || kind === 'RCON'
          ? t`We are packing your contact lenses.`
          : t`We are packing your frame.`;
      case 'shipped':
        return t`It is with the carrier, on its way to you.`;
      case 'ready-for-pickup':
        if (pickupStore) {
          const { displayName, addressLine, city, state: region } = pickupStore;
          const place = [displayName, addressLine.join(', '), `${city}, ${region}`].join(', ');
          return t`It is waiting for you at ${place}. Bring your order number.`;
        }
        return t`It is waiting for you at the store. Bring your order number.`;
      case 'completed':
        return t`You have it. There is nothing left to do.`;
      case 'returned':
        return t`We have it back. The refund goes to the card that you paid with.`;
      case 'canceled':
        return t`It will not be sent, and you do not pay for it.`;
    }
  };
}
