import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import type { SaveResult } from '../api/save-prescription';

export interface SaveProblemProps {
  result: SaveResult | undefined;
  onSignIn: () => void;
}

/** Why a prescription was not saved, and what to do (003 §8). Always mounted, so that it is announced. */
export function SaveProblem({ result, onSignIn }: SaveProblemProps) {
  return (
    <div role="alert" className="empty:-mb-8">
      {result?.status === 'failed' || result?.status === 'rejected' ? (
        <Notice tone="error" title={<Trans>Oops! Something went wrong. Please try again.</Trans>}>
          {result.status === 'rejected' ? (
            <Trans>A value was not accepted. Nothing you typed is lost.</Trans>
          ) : (
            <Trans>Nothing you typed is lost.</Trans>
          )}
        </Notice>
      ) : null}
      {result?.status === 'signed-out' ? (
        <Notice
          tone="warning"
          title={<Trans>Your session has ended</Trans>}
          action={
            <Button variant="link" onClick={onSignIn}>
              <Trans>Sign in</Trans>
            </Button>
          }
        >
          <Trans>What you typed is still here. Sign in, then save again.</Trans>
        </Notice>
      ) : null}
    </div>
  );
}
