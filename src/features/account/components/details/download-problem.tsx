import { Trans } from '@lingui/react/macro';
import { signInRequest } from '@/lib/session/sign-in-request';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';

/** Why there is no file. Always mounted, so that it is announced. */
export function DownloadProblem({ problem }: { problem: 'failed' | 'signed-out' | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {problem === 'failed' ? (
        <Notice tone="error" title={<Trans>Your data could not be loaded.</Trans>}>
          <Trans>Please try again.</Trans>
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
          <Trans>Sign in, then download again.</Trans>
        </Notice>
      ) : null}
    </div>
  );
}
