import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import type { FormProblem } from '../hooks/use-add-card';

interface AddCardProblemProps {
  problem: FormProblem | undefined;
  onSignIn: () => void;
}

/** Why a card was not saved when no field is at fault. Always mounted, so that it is announced. */
export function AddCardProblem({ problem, onSignIn }: AddCardProblemProps) {
  return (
    <div role="alert" className="empty:hidden">
      {problem === 'in-review' ? (
        <Notice tone="warning" title={<Trans>Your bank wants to review this card first.</Trans>}>
          <Trans>It is not saved. Use another card, or try again later.</Trans>
        </Notice>
      ) : null}
      {problem === 'processor-failed' ? (
        <Notice tone="error" title={<Trans>The card could not be checked.</Trans>}>
          <Trans>It is not saved. Nothing you typed is lost: please try again.</Trans>
        </Notice>
      ) : null}
      {problem === 'failed' ? (
        <Notice tone="error" title={<Trans>Oops! Something went wrong. Please try again.</Trans>}>
          <Trans>Nothing you typed is lost.</Trans>
        </Notice>
      ) : null}
      {problem === 'signed-out' ? (
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
