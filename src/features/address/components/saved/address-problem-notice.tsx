import { Trans } from '@lingui/react/macro';
import { signInRequest } from '@/lib/session/sign-in-request';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import type { AddressProblem } from '../../api/change-address';

interface AddressProblemNoticeProps {
  problem: AddressProblem | undefined;
  /** Whether it is about a form. */
  isTyped?: boolean;
}

/** Why an address was not changed, and what to do. Always mounted, so that it is announced. */
export function AddressProblemNotice({ problem, isTyped = false }: AddressProblemNoticeProps) {
  return (
    <div role="alert" className="empty:hidden">
      {problem === 'gone' ? (
        <Notice tone="warning" title={<Trans>This address is no longer saved.</Trans>}>
          {isTyped ? (
            <Trans>It was removed in the meantime. Add it as a new one to save what you typed.</Trans>
          ) : (
            <Trans>Your addresses were changed in the meantime. This is the current list.</Trans>
          )}
        </Notice>
      ) : null}
      {problem === 'failed' ? (
        <Notice tone="error" title={<Trans>Your address could not be changed.</Trans>}>
          {isTyped ? (
            <Trans>Nothing you typed is lost. Please try again.</Trans>
          ) : (
            <Trans>It is saved as before. Please try again.</Trans>
          )}
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
          {isTyped ? (
            <Trans>What you typed is still here. Sign in, then save again.</Trans>
          ) : (
            <Trans>Sign in, then try again.</Trans>
          )}
        </Notice>
      ) : null}
    </div>
  );
}
