import { Trans } from '@lingui/react/macro';
import { type Problem, ProblemAlert } from '@/ui/display/problem-alert';

/** Reasons why an item could not be saved: something is missing, or the call failed (003 §8). */
export type SubmitProblem = 'incomplete' | 'failed';

const PROBLEMS: Record<SubmitProblem, Problem> = {
  incomplete: { title: <Trans>Oops! You need to add the missing information</Trans> },
  failed: {
    title: <Trans>Oops! Something went wrong. Please try again.</Trans>,
    text: <Trans>Nothing you entered is lost.</Trans>,
  },
};

/** Shows the page alert above the form. */
export function SubmitFailure({ problem }: { problem: SubmitProblem | undefined }) {
  return <ProblemAlert problem={problem && PROBLEMS[problem]} />;
}
