import { Trans } from '@lingui/react/macro';
import { Notice } from '@/ui/display/notice';
import type { ChangeFailure } from '../api/use-cart-change';

/** Explains inside the panel why the lenses of a line were not changed. */
export function LensEditFailure({ failure }: { failure: ChangeFailure }) {
  return (
    <Notice tone="error" live="assertive" title={<Trans>Your lenses were not changed</Trans>}>
      {failure.message || <Trans>Your choices are kept. Please try again.</Trans>}
    </Notice>
  );
}
