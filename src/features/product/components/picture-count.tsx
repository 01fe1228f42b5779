import { Trans } from '@lingui/react/macro';
import { ChangingText } from '@/ui/display/changing-text';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';

/** Renders the position in the gallery: digits for sighted users, a sentence for screen readers. */
export function PictureCount({ place, count }: { place: number; count: number }) {
  return (
    <>
      <span aria-hidden="true">{`${place} / ${count}`}</span>
      <VisuallyHidden>
        <ChangingText>
          <Trans>
            Picture {place} of {count}
          </Trans>
        </ChangingText>
      </VisuallyHidden>
    </>
  );
}
