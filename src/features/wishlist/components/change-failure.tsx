import { Trans } from '@lingui/react/macro';
import { cx } from '@/ui/lib/cx';
import type { SaveFailure } from '../api/reconcile-saved';

export interface ChangeFailureProps {
  failure: SaveFailure | undefined;
  className?: string;
}

/** Shows an error message at the clicked button: the API's message, or a default. */
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

/** Position below a corner button of an image. */
export const BELOW_CORNER = 'absolute top-full right-0 mt-1';
