import { framePriceAlone } from '../pricing/frame-promotion';
import type { Currency } from '../seed/models/price';
import type { CatalogRecords, ProductRecord } from './catalog-records';

/** orderBy of the contract: 1 brand, 2 name, 3 price from low, 4 price from high, 5 newest, 6 most popular. */
export type OrderBy = '1' | '2' | '3' | '4' | '5' | '6';

/** Precomputed positions of the products in every order: sorting compares two integers. */
export interface SortOrders {
  /** Returns the position of each product, by its id. */
  positions: (order: OrderBy, currency: Currency) => Int32Array;
}

type Compare = (a: ProductRecord, b: ProductRecord) => number;

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const byPopularity: Compare = (a, b) => b.popularity - a.popularity || a.id - b.id;
const byName: Compare = (a, b) => collator.compare(a.name, b.name) || byPopularity(a, b);

export function sortOrders({ products, skus }: CatalogRecords): SortOrders {
  const lowestByCurrency = { USD: lowestOffers('USD'), CAD: lowestOffers('CAD') };
  const cache = new Map<string, Int32Array>();
  return {
    positions: (order, currency) => {
      const key = order === '3' || order === '4' ? `${order} ${currency}` : order;
      const cached = cache.get(key);
      if (cached) return cached;
      const positions = positionsBy(compareBy(order, currency));
      cache.set(key, positions);
      return positions;
    },
  };

  function compareBy(order: OrderBy, currency: Currency): Compare {
    const offer = (product: ProductRecord) => lowestByCurrency[currency][product.id] ?? 0;
    const orders: Record<OrderBy, Compare> = {
      '1': (a, b) => collator.compare(a.brand, b.brand) || byName(a, b),
      '2': byName,
      '3': (a, b) => offer(a) - offer(b) || byPopularity(a, b),
      '4': (a, b) => offer(b) - offer(a) || byPopularity(a, b),
      '5': (a, b) => compareText(b.releasedOn, a.releasedOn) || byPopularity(a, b),
      '6': byPopularity,
    };
    return orders[order];
  }

  function positionsBy(compare: Compare): Int32Array {
    const positions = new Int32Array(products.length);
    for (const [position, product] of products.toSorted(compare).entries()) positions[product.id] = position;
    return positions;
  }

  /** Returns the price of the cheapest SKU alone, in cents: the displayed price. */
  function lowestOffers(currency: Currency): number[] {
    return products.map(({ product, firstSku, endSku }) =>
      'lens' in product
        ? product.lens.price[currency].offer
        : Math.min(
            ...skus
              .slice(firstSku, endSku)
              .map(({ color }) => (color ? framePriceAlone(product.frame, color, currency).offer : 0)),
          ),
    );
  }
}

/** Compares texts, which also sorts ISO dates. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
