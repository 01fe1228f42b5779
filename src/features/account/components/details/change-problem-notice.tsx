import { Trans } from '@lingui/react/macro';
import { TooManyTries } from '@/lib/http/too-many-tries';
import { signInRequest, useCurrentProblem } from '@/lib/session/sign-in-request';
import { type Problem, ProblemAlert } from '@/ui/display/problem-alert';
import type { ChangeProblem } from '../../hooks/use-change-form';

const PROBLEMS: Record<Exclude<ChangeProblem['status'], 'too-many-tries'>, Problem> = {
  failed: {
    title: <Trans>That did not work. Please try again.</Trans>,
    text: <Trans>Nothing was changed. What you typed is still here.</Trans>,
  },
  locked: {
    title: <Trans>Too many wrong passwords</Trans>,
    text: <Trans>To protect your account, nothing can be changed with its password for 30 minutes.</Trans>,
  },
  'signed-out': {
    tone: 'warning',
    title: <Trans>Your session has ended</Trans>,
    text: <Trans>What you typed is still here. Sign in, then save again.</Trans>,
    action: { label: <Trans>Sign in</Trans>, onClick: () => signInRequest.set(true), opensDialog: true },
  },
};

interface ChangeProblemNoticeProps {
  problem: ChangeProblem | undefined;
  isInDialog?: boolean;
}

/** Explains why something was not changed, and what to do. */
export function ChangeProblemNotice({ problem, isInDialog = false }: ChangeProblemNoticeProps) {
  const current = useCurrentProblem(problem?.status, { isInDialog });
  return <ProblemAlert problem={current && problem && toProblem(problem)} />;
}

function toProblem(problem: ChangeProblem): Problem {
  if (problem.status !== 'too-many-tries') return PROBLEMS[problem.status];
  return { title: <TooManyTries minutes={problem.minutes} />, text: PROBLEMS.failed.text };
}
