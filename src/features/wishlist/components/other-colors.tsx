import { Trans } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import { ButtonLink } from '@/ui/actions/button-link';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';

export interface OtherColorsProps {
  /** Name of the frame. */
  name: string;
  /** Path of the product page. */
  href: string;
}

/** Links to other colors of a sold-out frame. */
export function OtherColors({ name, href }: OtherColorsProps) {
  return (
    // Above the tile's stretched link.
    <div className="relative z-10 mt-3">
      <ButtonLink variant="secondary" className="max-sm:w-full" render={<PageLink href={href} />}>
        <Trans>See other colors</Trans>
        <VisuallyHidden>: {name}</VisuallyHidden>
      </ButtonLink>
    </div>
  );
}
