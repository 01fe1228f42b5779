import type { SandboxContext } from '../sandbox-context';
import type { StoreSeed } from '../seed/models/store';
import { storesOf } from '../stores/find-store';
import type { PlacedOrder } from './placed-items';

/**
 * Returns the store where items of an order wait: an open one in the town of its address, else in its region, else anywhere.
 */
export function pickupStore(
  context: Pick<SandboxContext, 'stores'>,
  { storeId, shipping }: PlacedOrder,
): StoreSeed | undefined {
  const { city, region } = shipping?.address ?? {};
  const open = storesOf(context, storeId).filter(({ status }) => status === 'O');
  const ofRegion = open.filter((store) => store.region === region);
  return ofRegion.find((store) => store.city === city) ?? ofRegion[0] ?? open[0];
}
