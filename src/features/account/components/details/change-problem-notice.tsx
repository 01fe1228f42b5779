import { Trans } from '@lingui/react/macro';
import { signInRequest } from '@/lib/session/sign-in-request';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import type { ChangeProblem } from '../../hooks/use-change-form';

/** Why something was not changed, and what to do. Always mounted, so that it is announced. */
export function ChangeProblemNotice({ problem }: { problem: ChangeProblem | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {problem === 'failed' ? (
        <Notice tone="error" title={<Trans>That did not work. Please try again.</Trans>}>
          <Trans>Nothing was changed. What you typed is still here.</Trans>
        </Notice>
      ) : null}
      {problem === 'locked' ? (
        <Notice tone="error" title={<Trans>Too many wrong passwords</Trans>}>
          <Trans>To protect your account, nothing can be changed with its password for 30 minutes.</Trans>
        </Notice>
      ) : null}
      {problem === 'signed-out' ? (
        <Notice
          tone="warning"
          title={<Trans>Your session has ended</Trans>}
          action={
            <Button variant="link" aria-haspopup="dialog" onClick={() => signInRequest.set(true)}>
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
