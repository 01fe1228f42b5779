import { Trans } from '@lingui/react/macro';
import { useCurrentProblem } from '@/lib/session/sign-in-request';
import { type Problem, ProblemAlert } from '@/ui/display/problem-alert';
import type { SaveResult } from '../api/save-prescription';

export interface SaveProblemProps {
  result: SaveResult | undefined;
  onSignIn: () => void;
}

/** Explains why a prescription was not saved, and what to do (003 §8). */
export function SaveProblem({ result, onSignIn }: SaveProblemProps) {
  const current = useCurrentProblem(result?.status);
  return <ProblemAlert problem={current && problems(onSignIn)[current]} />;
}

const problems = (onSignIn: () => void): Partial<Record<SaveResult['status'], Problem>> => ({
  failed: {
    title: <Trans>Oops! Something went wrong. Please try again.</Trans>,
    text: <Trans>Nothing you typed is lost.</Trans>,
  },
  rejected: {
    title: <Trans>Oops! Something went wrong. Please try again.</Trans>,
    text: <Trans>A value was not accepted. Nothing you typed is lost.</Trans>,
  },
  'signed-out': {
    tone: 'warning',
    title: <Trans>Your session has ended</Trans>,
    text: <Trans>What you typed is still here. Sign in, then save again.</Trans>,
    action: { label: <Trans>Sign in</Trans>, onClick: onSignIn },
  },
});
