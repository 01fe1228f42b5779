import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '@/ui/display/notice';
import type { ChangeFailure } from '../api/use-cart-change';

/** Explains in the commerce API's words why the cart was not changed. */
export function ChangeFailureNotice({ failure }: { failure: ChangeFailure }) {
  const { t } = useLingui();
  return (
    <Notice tone="error" live="assertive" title={t`That change was not made`}>
      {failure.message || <Trans>Your cart is as it was. Please try again.</Trans>}
    </Notice>
  );
}
