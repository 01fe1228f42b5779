import type { RiaPricingItem } from '@generated/insurance/model/riaPricingItem';
import { apiErrors, reject } from '../../http/api-errors';
import type { PricingLine } from '../../insurance/price-entries';
import { type Sellable, sellableByPartNumber } from '../../pricing/sellable';
import { unitPrices } from '../../pricing/unit-prices';
import type { SandboxContext } from '../../sandbox-context';
import { responseView } from '../../serializers/response-view';

interface StoreIds {
  storeId: '10851' | '10852';
  catalogId: '10101' | '10102';
}

interface Entry {
  frame?: RiaPricingItem;
  lens?: RiaPricingItem;
}

const KINDS: Readonly<Record<RiaPricingItem['type'], Sellable['kind']>> = { f: 'frame', l: 'lens-package' };

/** @throws ApiErrorResponse 400 when path and body name different stores or catalogs. */
export function requireSameStore(params: StoreIds, body: StoreIds): void {
  for (const field of ['storeId', 'catalogId'] as const) {
    if (params[field] !== body[field]) reject(apiErrors.invalidField(field, 'is not that of the path'));
  }
}

/**
 * Returns the products of pricing entries; unknown ones are left out.
 *
 * @throws ApiErrorResponse 400 for an item of the wrong type, or whose price is not its list price.
 */
export function pricingLines(
  { catalog }: SandboxContext,
  entries: readonly Entry[],
  storeId: StoreIds['storeId'],
): PricingLine[] {
  const { currency } = responseView(storeId);
  return entries
    .flatMap(({ frame, lens }) => [frame, lens])
    .filter((item) => item !== undefined)
    .flatMap((item) => {
      const sellable = sellableByPartNumber(catalog, item.upc);
      if (!sellable) return [];
      const isListPrice = Math.round(item.price * 100) === unitPrices(sellable, currency).list;
      if (sellable.kind !== KINDS[item.type] || !isListPrice)
        reject(apiErrors.invalidField('pricingEntries', 'has an item with another type or list price'));
      return [{ id: item.upc, sellable }];
    });
}
