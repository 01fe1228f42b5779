import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageLink } from '@/platform/navigation/page-link';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/button-link';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';

export interface SavedPurchaseProps {
  /** Name of the frame. */
  name: string;
  /** Path of the page where its lenses are chosen; undefined for a frame that takes none. */
  lensesHref: string | undefined;
  /** Puts the frame as it is into the cart. */
  onAdd: () => void;
  busy: boolean;
  /** What went wrong with the last try. */
  failure: ReactNode;
}

/**
 * From the wishlist to the cart: the frame as it is. A frame that takes prescription lenses leads to its own page first,
 * where they are chosen.
 */
export function SavedPurchase({ name, lensesHref, onAdd, busy, failure }: SavedPurchaseProps) {
  const { t } = useLingui();
  const look = lensesHref
    ? ({ variant: 'link', className: 'text-sm' } as const)
    : ({ variant: 'secondary', className: 'max-sm:w-full max-sm:px-3' } as const);
  return (
    // Above the link that covers the tile.
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
        <Button {...look} onClick={onAdd} busy={busy} busyLabel={t`Adding to your cart`}>
          {lensesHref ? <Trans>Add the frame only</Trans> : <Trans>Add to cart</Trans>}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </div>
      {failure}
    </div>
  );
}
