import { Trans, useLingui } from '@lingui/react/macro';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { orderPaths } from '@/lib/navigation/order-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useAccount } from '@/lib/session/user-context';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { RetryButton } from '@/ui/actions/retry-button';
import { EmptyState } from '@/ui/display/empty-state';
import { Notice } from '@/ui/display/notice';
import { BagIcon } from '@/ui/icons/icons';
import { Heading } from '@/ui/layout/heading';
import { useConfirmedOrder } from '../api/confirmed-order';
import { CheckoutSkeleton } from './checkout-skeleton';
import { Receipt } from './receipt';

interface ConfirmationProps {
  orderId: string;
}

/** Shows the order and the next steps to its owner. */
export function Confirmation({ orderId }: ConfirmationProps) {
  const { t } = useLingui();
  const confirmed = useConfirmedOrder(orderId);
  switch (confirmed.state) {
    case 'found':
      return <Receipt order={confirmed.order} />;
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
            action={<RetryButton variant="secondary" onClick={confirmed.retry} />}
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

/** Shown for another shopper's order, too. */
function OrderNotFound({ orderId }: { orderId: string }) {
  const site = useSite();
  const { t } = useLingui();
  const isMember = useAccount().state === 'member';
  const signIn = sitePaths.account(site, checkoutPaths.confirmation(site, orderId));
  return (
    <EmptyState
      title={t`We cannot show this order here`}
      icon={<BagIcon size={40} />}
      actions={
        <>
          {isMember ? (
            <ButtonLink render={<PageLink href={orderPaths.orders(site)} />}>
              <Trans>Your orders</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink render={<PageLink href={signIn} />}>
              <Trans>Sign in</Trans>
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" render={<PageLink href={orderPaths.trackOrder(site)} />}>
            <Trans>Track an order by its number</Trans>
          </ButtonLink>
        </>
      }
    >
      <p>
        {isMember ? (
          <Trans>
            An order is shown only to the person who placed it, and this one is not in your account.
            Everything about it is also in the email that we sent.
          </Trans>
        ) : (
          <Trans>
            An order is shown only to the person who placed it. If it is in your account, sign in. Everything
            about it is also in the email that we sent.
          </Trans>
        )}
      </p>
    </EmptyState>
  );
}
