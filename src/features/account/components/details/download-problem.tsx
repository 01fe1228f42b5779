import { Trans } from '@lingui/react/macro';
import { signInRequest, useCurrentProblem } from '@/lib/session/sign-in-request';
import { type Problem, ProblemAlert } from '@/ui/display/problem-alert';

const PROBLEMS: Record<'failed' | 'signed-out', Problem> = {
  failed: {
    title: <Trans>Your data could not be loaded.</Trans>,
    text: <Trans>Please try again.</Trans>,
  },
  'signed-out': {
    tone: 'warning',
    title: <Trans>Your session has ended</Trans>,
    text: <Trans>Sign in, then download again.</Trans>,
    action: { label: <Trans>Sign in</Trans>, onClick: () => signInRequest.set(true), opensDialog: true },
  },
};

/** Explains why there is no file. */
export function DownloadProblem({ problem }: { problem: keyof typeof PROBLEMS | undefined }) {
  const current = useCurrentProblem(problem);
  return <ProblemAlert problem={current && PROBLEMS[current]} />;
}
