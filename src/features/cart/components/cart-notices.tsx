import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { useScrollIntoView } from '@/ui/fields/use-scroll-into-view';
import type { ChangeFailure } from '../api/use-cart-change';
import { ChangeFailureNotice } from './change-failure-notice';

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
  // The control of a long cart is far below.
  const place = useScrollIntoView(outdated ? 'outdated' : failure && `failed: ${failure.message}`);
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
      <div ref={place} className="empty:hidden">
        {failure && !outdated ? <ChangeFailureNotice failure={failure} /> : null}
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
      </div>
    </>
  );
}
