import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { Heading } from '@/ui/layout/heading';
import { useConfirmedOrder } from '../api/confirmed-order';
import type { CheckoutSlots } from '../slots';
import { CheckoutSkeleton } from './checkout-skeleton';
import { OrderNotFound } from './order-not-found';
import { Receipt } from './receipt';

interface ConfirmationProps {
  orderId: string;
  renderOrder: CheckoutSlots['renderOrder'];
}

/** Shows the order and the next steps to its owner. */
export function Confirmation({ orderId, renderOrder }: ConfirmationProps) {
  const { t } = useLingui();
  const confirmed = useConfirmedOrder(orderId);
  switch (confirmed.state) {
    case 'found':
      return <Receipt order={confirmed.order} renderOrder={renderOrder} />;
    case 'not-found':
      return (
        <>
          <ConfirmationHeading />
          <OrderNotFound orderId={orderId} />
        </>
      );
    case 'loading':
      return (
        <>
          <ConfirmationHeading />
          <CheckoutSkeleton label={t`Your order is loading`} />
        </>
      );
    case 'failed':
      return (
        <>
          <ConfirmationHeading />
          <Notice
            tone="error"
            live="assertive"
            title={t`Your order did not load`}
            action={
              <Button variant="secondary" onClick={confirmed.retry}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>It is placed; only this page could not be loaded.</Trans>
          </Notice>
        </>
      );
  }
}

function ConfirmationHeading() {
  return (
    <Heading level={1} size="lg">
      <Trans>Your order</Trans>
    </Heading>
  );
}
