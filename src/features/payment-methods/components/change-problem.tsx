import { Trans } from '@lingui/react/macro';
import { Notice } from '@/ui/display/notice';
import type { ChangeResult } from '../api/change-card';

export interface ChangeProblemProps {
  problem: Exclude<ChangeResult, 'changed'> | undefined;
}

/** Why a card was not changed. Always mounted, so that it is announced. */
export function ChangeProblem({ problem }: ChangeProblemProps) {
  return (
    <div role="alert" className="empty:hidden">
      {problem === 'gone' ? (
        <Notice tone="warning" title={<Trans>This card is no longer saved.</Trans>}>
          <Trans>Your cards were changed in the meantime. This is the current list.</Trans>
        </Notice>
      ) : null}
      {problem === 'rejected' || problem === 'failed' ? (
        <Notice tone="error" title={<Trans>Your card could not be changed.</Trans>}>
          <Trans>It is saved as before. Please try again.</Trans>
        </Notice>
      ) : null}
    </div>
  );
}
