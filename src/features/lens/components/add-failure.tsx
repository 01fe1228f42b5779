import { Trans } from '@lingui/react/macro';
import { Notice } from '@/ui/display/notice';
import type { AddToCart } from '../api/use-add-to-cart';

/** Shows an add-to-cart error with the message of the commerce API, such as a sold-out color. */
export function AddFailure({ failure }: { failure: AddToCart['failure'] }) {
  if (!failure) return null;
  return (
    <Notice tone="error" live="assertive" title={<Trans>Not added to your cart</Trans>}>
      {failure.message || <WhatToDo {...failure} />}
    </Notice>
  );
}

function WhatToDo({ isConnection }: { isConnection: boolean }) {
  return isConnection ? (
    <Trans>Check your connection. What you chose before is not lost.</Trans>
  ) : (
    <Trans>Something went wrong on our side. Your choices are kept: try again.</Trans>
  );
}
