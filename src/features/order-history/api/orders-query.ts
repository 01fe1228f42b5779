import type { OrderHistory } from '@generated/orders/model/orderHistory';
import { getGetOrderHistoryKey, getOrderHistory } from '@generated/orders/orders';
import type { Query } from '@/lib/queries/query';
import type { Site } from '@/lib/site/site';

export const ORDERS_PER_PAGE = 10;

export function ordersArgs({ storeId, languageId }: Site, page: number) {
  return [storeId, { pageNumber: page, pageSize: ORDERS_PER_PAGE, langId: languageId }] as const;
}

/** Returns a page of a member's orders, newest first. Never for a guest. */
export function ordersQuery(site: Site, page: number): Query<OrderHistory> {
  const args = ordersArgs(site, page);
  return { key: getGetOrderHistoryKey(...args), fetch: (options) => getOrderHistory(...args, options) };
}
