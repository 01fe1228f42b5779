import { Trans } from '@lingui/react/macro';
import type { OrderView } from '../api/order-view';
import { CardLine } from './card-line';

/** Shows the payment of an order, or that there is nothing to pay. */
export function PaymentLine({
  order: { isCovered, payment },
}: {
  order: Pick<OrderView, 'isCovered' | 'payment'>;
}) {
  if (isCovered) return <Trans>Nothing to pay: this order needs no card.</Trans>;
  return payment ? <CardLine card={payment} /> : null;
}
