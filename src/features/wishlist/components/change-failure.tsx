import { Trans } from '@lingui/react/macro';
import { cx } from '@/ui/lib/cx';
import type { SaveFailure } from '../api/settle-saved';

export interface ChangeFailureProps {
  failure: SaveFailure | undefined;
  className?: string;
}

/** Why a frame was not saved or removed, at the button that was pressed: in the platform's words where it has any. */
export function ChangeFailure({ failure, className }: ChangeFailureProps) {
  if (!failure) return null;
  return (
    <p
      role="alert"
      className={cx(
        'on-ink w-40 rounded-md bg-ink p-3 text-left text-on-ink text-sm shadow-float sm:w-56',
        className,
      )}
    >
      {failure.message || <Trans>Not changed. Please try again.</Trans>}
    </p>
  );
}

/** Under a button in the corner of a picture. */
export const UNDER_CORNER = 'absolute top-full right-0 mt-1';
