import { Trans } from '@lingui/react/macro';
import { ZERO } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { useSite } from '@/lib/site/site';
import { Notice } from '@/ui/display/notice';
import type { SettledCancel } from '../api/cancel-order';

interface CancelOutcomeProps {
  result: SettledCancel;
}

/** Reports the outcome of a cancellation. */
export function CancelOutcome({ result }: CancelOutcomeProps) {
  const { locale } = useSite();
  switch (result.status) {
    case 'canceled': {
      const amount = result.released === undefined ? undefined : formatMoney(result.released, locale);
      return (
        <Notice tone="success" title={<Trans>Your order is canceled</Trans>}>
          {result.released === ZERO ? (
            <Trans>Nothing was charged. We sent you an email about it.</Trans>
          ) : amount ? (
            <Trans>
              We released {amount} on your card. Your bank may show it for up to five business days. We sent
              you an email about it.
            </Trans>
          ) : (
            <Trans>We released the amount on your card, and sent you an email about it.</Trans>
          )}
        </Notice>
      );
    }
    case 'already-shipped':
      return (
        <Notice tone="warning" title={<Trans>This order can no longer be canceled</Trans>}>
          <Trans>
            At least one item is on its way already. You can return what you receive within 30 days, for a
            full refund of the items.
          </Trans>
        </Notice>
      );
    case 'not-found':
      return (
        <Notice tone="error" title={<Trans>This order was not found anymore</Trans>}>
          <Trans>Track the order again with its number and your email.</Trans>
        </Notice>
      );
  }
}
