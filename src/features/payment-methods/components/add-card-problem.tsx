import { Trans } from '@lingui/react/macro';
import { useCurrentProblem } from '@/lib/session/sign-in-request';
import { type Problem, ProblemAlert } from '@/ui/display/problem-alert';
import type { FormProblem } from '../hooks/use-add-card';

interface AddCardProblemProps {
  problem: FormProblem | undefined;
  onSignIn: () => void;
}

/** Explains why a card was not saved when no field is at fault. */
export function AddCardProblem({ problem, onSignIn }: AddCardProblemProps) {
  const current = useCurrentProblem(problem, { isInDialog: true });
  return <ProblemAlert problem={current && problems(onSignIn)[current]} />;
}

const problems = (onSignIn: () => void): Record<FormProblem, Problem> => ({
  'in-review': {
    tone: 'warning',
    title: <Trans>Your bank wants to review this card first.</Trans>,
    text: <Trans>It is not saved. Use another card, or try again later.</Trans>,
  },
  'processor-failed': {
    title: <Trans>The card could not be checked.</Trans>,
    text: <Trans>It is not saved. Nothing you typed is lost: please try again.</Trans>,
  },
  failed: {
    title: <Trans>Oops! Something went wrong. Please try again.</Trans>,
    text: <Trans>Nothing you typed is lost.</Trans>,
  },
  'signed-out': {
    tone: 'warning',
    title: <Trans>Your session has ended</Trans>,
    text: <Trans>What you typed is still here. Sign in, then save again.</Trans>,
    action: { label: <Trans>Sign in</Trans>, onClick: onSignIn },
  },
});
