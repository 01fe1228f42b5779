import type { Catalog } from '../../seed/catalog/seed-catalog';
import type { Order } from '../../state/order';
import { isPrescriptionProvided } from '../../state/prescriptions';
import { stepItems } from '../prescriptions/step-items';

/** Returns the items of an order that still need a prescription: frames, and contact lenses of each eye. */
export function missingPrescriptions(order: Order, catalog: Catalog): ReadonlySet<string> {
  return new Set(
    stepItems(order, catalog)
      .flatMap(({ items }) => [...items])
      .filter((item) => !isPrescriptionProvided(item))
      .map(({ orderItemId }) => orderItemId),
  );
}
