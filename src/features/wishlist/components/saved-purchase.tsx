import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageLink } from '@/lib/navigation/page-link';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';

export interface SavedPurchaseProps {
  /** Name of the frame. */
  name: string;
  /** Path of the lens selection; undefined for frames without prescription lenses. */
  lensesHref: string | undefined;
  /** Adds the frame without lenses to the cart. */
  onAdd: () => void;
  busy: boolean;
  /** Error of the last attempt. */
  failure: ReactNode;
}

/**
 * Add-to-cart actions of a wishlist tile. Frames with prescription lenses link to lens selection first.
 */
export function SavedPurchase({ name, lensesHref, onAdd, busy, failure }: SavedPurchaseProps) {
  const { t } = useLingui();
  const buttonProps = lensesHref
    ? ({ variant: 'link', className: 'text-sm' } as const)
    : ({ variant: 'secondary', className: 'max-sm:w-full max-sm:px-3' } as const);
  return (
    // Above the tile's stretched link.
    <div className="relative z-10 mt-3 grid justify-items-start gap-1">
      {lensesHref ? (
        <ButtonLink
          variant="secondary"
          className="max-sm:w-full max-sm:px-3"
          render={<PageLink href={lensesHref} />}
        >
          <Trans>Choose lenses</Trans>
          <VisuallyHidden>: {name}</VisuallyHidden>
        </ButtonLink>
      ) : null}
      <div className="noscript:hidden max-sm:w-full">
        <Button {...buttonProps} onClick={onAdd} busy={busy} busyLabel={t`Adding to your cart`}>
          {lensesHref ? <Trans>Add the frame only</Trans> : <Trans>Add to cart</Trans>}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </div>
      {failure}
    </div>
  );
}
