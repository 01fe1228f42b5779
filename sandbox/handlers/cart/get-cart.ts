import type { GetCartParams } from '@generated/cart/model/getCartParams';
import type { Handler } from '../../call';
import { reject } from '../../http/api-errors';
import { callerBenefits } from '../../insurance/paying-benefits';
import type { PricedItem } from '../../pricing/priced-order';
import { isInStock } from '../../pricing/stock';
import type { ItemPage } from '../../serializers/cart/to-cart';
import { responseView } from '../../serializers/response-view';
import { currentOrder } from '../../state/orders';
import { cartErrors } from './cart-errors';
import { toCartResponse } from './to-cart-response';

type SortField = NonNullable<GetCartParams['sortOrderItemBy']>;
type SortKey = (item: PricedItem, all: readonly PricedItem[]) => number | string;

const sortKeys: Record<SortField, SortKey> = {
  orderItemID: ({ item }) => Number(item.orderItemId),
  createDate: ({ item }) => item.createdAt,
  quantity: ({ item }) => item.quantity,
  inventoryStatus: (item, all) => (isInStock(item, all) ? 'Available' : 'Unallocated'),
  price: ({ price }) => price,
  unitPrice: ({ unitPrice }) => unitPrice,
  partNumber: ({ item }) => item.partNumber,
};

/**
 * Returns the requested page of items, sorted. Paging needs both a page number and a page size; with only one of them the
 * commerce API returns all items. The sort is stable.
 */
function itemPage(
  items: readonly PricedItem[],
  { sortOrderItemBy, sortOrder, pageNumber, pageSize }: GetCartParams,
): ItemPage {
  const sorted = sortOrderItemBy ? sortItems(items, sortKeys[sortOrderItemBy], sortOrder) : [...items];
  if (pageNumber === undefined || pageSize === undefined) return { items: sorted, start: 0 };
  const start = (pageNumber - 1) * pageSize;
  return { items: sorted.slice(start, start + pageSize), start };
}

function sortItems(
  items: readonly PricedItem[],
  key: SortKey,
  sortOrder: GetCartParams['sortOrder'],
): PricedItem[] {
  const direction = sortOrder === 'DESC' ? -1 : 1;
  return [...items].sort((first, second) => direction * compare(key(first, items), key(second, items)));
}

function compare(first: number | string, second: number | string): number {
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** Returns the cart at current prices. 404 when there is none; the storefront shows that as an empty cart. */
export const getCart: Handler<'getCart'> = (call, context) => {
  const { shopper, params, query } = call;
  const order = currentOrder(context.state, shopper.userId, params.storeId);
  if (!order) return reject(cartErrors.orderNotFound());
  return toCartResponse(context, order, {
    view: responseView(params.storeId, query),
    benefits: callerBenefits(context, call),
    page: ({ items }) => itemPage(items, query),
  });
};
