import { itemOfParcel } from '../orders/carrier';
import { isPlaced, placedItems } from '../orders/placed-items';
import type { SandboxContext } from '../sandbox-context';

/** A parcel on the carrier's page. It names neither sender's customer nor address. */
export interface ParcelView {
  number: string;
  events: { kind: 'shipped' | 'delivered'; at: number }[];
  /** Day of delivery as YYYY-MM-DD; empty where none is known. */
  expectedOn: string;
}

/** Returns the parcel with this number, once it is shipped. */
export function parcelView(context: SandboxContext, number: string): ParcelView | undefined {
  const itemId = itemOfParcel(number);
  const order = itemId ? context.state.orders.by('item', itemId).find(isPlaced) : undefined;
  const placed = order && placedItems(context, order).find(({ item }) => item.orderItemId === itemId);
  if (!placed || (placed.status !== 'S' && placed.status !== 'D') || placed.item.tracking === 'none')
    return undefined;
  const shipped = placed.history.find(({ status }) => status === 'S');
  const delivered = placed.history.find(({ status }) => status === 'D');
  return {
    number,
    events: [
      ...(shipped ? [{ kind: 'shipped' as const, at: shipped.at }] : []),
      ...(delivered ? [{ kind: 'delivered' as const, at: delivered.at }] : []),
    ],
    expectedOn: placed.deliveryDate ?? '',
  };
}
