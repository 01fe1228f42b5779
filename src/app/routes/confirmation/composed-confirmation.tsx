import { OrderedLines } from '@/features/cart/components/ordered-lines';
import { Confirmation } from '@/features/checkout/components/confirmation';

/** The confirmation with the lines of the cart feature. */
export function ComposedConfirmation({ orderId }: { orderId: string }) {
  return <Confirmation orderId={orderId} renderOrder={(order) => <OrderedLines order={order} />} />;
}
