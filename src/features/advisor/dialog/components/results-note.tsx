import { Trans } from '@lingui/react/macro';
import type { AdvisorProductType } from '@/domain/advisor/choices';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';

export interface ResultsNoteProps {
  productType: AdvisorProductType;
  /** Frames above have the badge "Best match". */
  hasBadges: boolean;
}

/** Explains the recommendations, and links to all frames. */
export function ResultsNote({ productType, hasBadges }: ResultsNoteProps) {
  const site = useSite();
  return (
    <p className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-6">
      <span className="text-ink-soft">
        {hasBadges ? (
          <>
            <Trans>“Best match” means that shape and color suit you most.</Trans>{' '}
          </>
        ) : null}
        <Trans>A hint, not a rule: the frame that you like is the right one.</Trans>
      </span>
      <ButtonLink variant="link" render={<PageLink href={sitePaths.listing(site, productType)} />}>
        {productType === 'sunglasses' ? <Trans>All sunglasses</Trans> : <Trans>All eyeglasses</Trans>}
      </ButtonLink>
    </p>
  );
}
