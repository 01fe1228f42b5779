import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';

/** Which of the pictures is shown: in figures to see, in words to hear. */
export function PictureCount({ place, count }: { place: number; count: number }) {
  return (
    <>
      <span aria-hidden="true">
        {place} / {count}
      </span>
      <VisuallyHidden>
        <Trans>
          Picture {place} of {count}
        </Trans>
      </VisuallyHidden>
    </>
  );
}
