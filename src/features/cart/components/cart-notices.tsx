import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import type { ChangeFailure } from '../api/use-cart-change';

export interface CartNoticesProps {
  locked: boolean;
  failure: ChangeFailure | undefined;
  /** The cart on screen may be stale. */
  outdated: boolean;
  onRetry: () => void;
}

/** Notices above the line items: JavaScript needed, locked, failed change or stale cart. */
export function CartNotices({ locked, failure, outdated, onRetry }: CartNoticesProps) {
  const { t } = useLingui();
  return (
    <>
      <noscript>
        <Notice title={<Trans>Changing your cart needs JavaScript</Trans>}>
          <Trans>Switch it on in your browser and load this page again.</Trans>
        </Notice>
      </noscript>
      {locked ? (
        <Notice tone="warning" title={t`Your cart is being looked after`}>
          <Trans>One of our team is working on it for you, so it cannot be changed right now.</Trans>
        </Notice>
      ) : null}
      {failure && !outdated ? (
        <Notice tone="error" live="assertive" title={t`That change was not made`}>
          {failure.message || <Trans>Your cart is as it was. Please try again.</Trans>}
        </Notice>
      ) : null}
      {outdated ? (
        <Notice
          tone="warning"
          live="assertive"
          title={t`Your cart may be out of date`}
          action={
            <Button variant="secondary" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {failure ? (
            <Trans>
              We cannot tell whether your last change was made. Check your connection and try again.
            </Trans>
          ) : (
            <Trans>We could not read it again, so quantities and sums may have changed.</Trans>
          )}
        </Notice>
      ) : null}
    </>
  );
}
