import type { OrderView } from '../client';
import { statusText } from './order-labels';

/** Returns the orders in which every word of the search occurs: ID, title, email, store or the status of an item. */
export function filterOrders(orders: readonly OrderView[], searchText: string): OrderView[] {
  const words = searchText.toLowerCase().split(/\s+/).filter(Boolean);
  return orders.filter((order) => {
    const text = [order.orderId, order.demoTitle, order.email, order.storeId, ...order.items.map(statusText)]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
