import { type Sellable, sellableById } from '../pricing/sellable';
import type { Catalog } from '../seed/catalog/seed-catalog';
import type { OrderItem } from '../state/order';
import type { ResponseView } from './response-view';

/** Returns the name of an order's item in the response's language. */
export function itemName(sellable: Sellable, { language }: Pick<ResponseView, 'language'>): string {
  switch (sellable.kind) {
    case 'frame':
      return sellable.model.modelName;
    case 'contact-lens':
      return sellable.lens.name;
    case 'lens-package':
      return sellable.lens.name[language];
    case 'protection-plan':
      return sellable.plan.title[language];
  }
}

/** Returns the name of an item of an order; its part number when the catalog no longer has it. */
export function orderItemName(
  catalog: Catalog,
  { catentryId, partNumber }: Pick<OrderItem, 'catentryId' | 'partNumber'>,
  view: Pick<ResponseView, 'language'>,
): string {
  const sellable = sellableById(catalog, catentryId);
  return sellable ? itemName(sellable, view) : partNumber;
}
