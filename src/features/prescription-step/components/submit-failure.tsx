import { Trans } from '@lingui/react/macro';
import { Notice } from '@/ui/display/notice';

/** Why an item could not be saved: something is missing, or the call failed (003 §8). */
export type SubmitProblem = 'incomplete' | 'failed';

/** The page alert above the form. Always mounted, so that it is announced. */
export function SubmitFailure({ problem }: { problem: SubmitProblem | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {problem === 'incomplete' ? (
        <Notice tone="error" title={<Trans>Oops! You need to add the missing information</Trans>} />
      ) : null}
      {problem === 'failed' ? (
        <Notice tone="error" title={<Trans>Oops! Something went wrong. Please try again.</Trans>}>
          <Trans>Nothing you entered is lost.</Trans>
        </Notice>
      ) : null}
    </div>
  );
}
