import { useState } from 'react';
import { Notice } from '@/ui/display/notice';
import { SkeletonText } from '@/ui/display/skeleton';
import { TextField } from '@/ui/fields/text-field';
import { useOrders } from '../use-sandbox';
import { filterOrders } from './filter-orders';
import { OrderRow } from './order-row';

/** Shows the placed orders with their tracking, and moves them. */
export function OrdersSection() {
  const { data: orders, error } = useOrders();
  const [searchText, setSearchText] = useState('');
  const filtered = filterOrders(orders ?? [], searchText);
  return (
    <>
      <p className="mb-5 max-w-text text-ink-soft text-sm">
        Yours first, then the demo orders: one for each status, for members and guests of both stores. An
        order moves on with the sandbox’s clock until you move it; then it stays. Emails of orders that
        somebody placed are not shown.
      </p>
      <TextField
        label="Find an order"
        type="search"
        clearLabel="Clear search"
        placeholder="shipped, ada, 10852, 9011 …"
        value={searchText}
        onChange={(event) => setSearchText(event.target.value)}
      />
      {error ? (
        <Notice tone="error" className="mt-4" live="polite">
          The orders did not load. The panel keeps retrying.
        </Notice>
      ) : null}
      {orders ? (
        <>
          <p role="status" className="mt-3 text-ink-soft text-sm">
            {filtered.length === 1 ? '1 order' : `${filtered.length} orders`}
          </p>
          <div className="mt-2">
            {filtered.map((order) => (
              <OrderRow key={order.orderId} order={order} />
            ))}
          </div>
        </>
      ) : (
        <SkeletonText lines={8} />
      )}
    </>
  );
}
