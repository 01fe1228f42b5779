import { Trans } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import { ButtonLink } from '@/ui/actions/button-link';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';

export interface PriceRequestLinkProps {
  /** Name of the frame. */
  name: string;
  /** Path of the product page, which says how to learn the price. */
  href: string;
}

/** Replaces the purchase of a frame whose price is on request. */
export function PriceRequestLink({ name, href }: PriceRequestLinkProps) {
  return (
    // Above the tile's stretched link.
    <div className="relative z-10 mt-3">
      <ButtonLink variant="secondary" className="max-sm:w-full" render={<PageLink href={href} />}>
        <Trans>Ask for the price</Trans>
        <VisuallyHidden>: {name}</VisuallyHidden>
      </ButtonLink>
    </div>
  );
}
