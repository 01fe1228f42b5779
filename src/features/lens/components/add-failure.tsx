import { Trans } from '@lingui/react/macro';
import { areCookiesBlocked } from '@/lib/storage/cookies-blocked';
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
  if (isConnection) return <Trans>Check your connection. What you chose before is not lost.</Trans>;
  return areCookiesBlocked() ? (
    <Trans>
      Your browser blocks cookies, so your cart stays empty. Allow cookies for this site, and try again.
    </Trans>
  ) : (
    <Trans>Something went wrong on our side. Your choices are kept: try again.</Trans>
  );
}
