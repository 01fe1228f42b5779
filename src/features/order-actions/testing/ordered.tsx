import { getGuestOrder } from '@generated/orders/orders';
import { useEffect, useState } from 'react';
import { type TrackedOrder, toTrackedOrder } from '@/domain/orders/tracked-order';
import { OrderActions } from '../components/order-actions';

const EMAIL = 'ana@example.com';

/** Shows the actions of an order, which is fetched again after a change as its tracking does. */
export function Ordered({ orderId }: { orderId: string }) {
  const [order, setOrder] = useState<TrackedOrder>();
  const [changes, setChanges] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after each change
  useEffect(() => {
    void getGuestOrder('10851', orderId, { email: EMAIL }).then((found) => setOrder(toTrackedOrder(found)));
  }, [orderId, changes]);
  return order ? (
    <OrderActions order={order} email={EMAIL} onChanged={() => setChanges((count) => count + 1)} />
  ) : null;
}
