import { Trans } from '@lingui/react/macro';
import { type Problem, ProblemAlert } from '@/ui/display/problem-alert';
import type { ChangeResult } from '../api/change-card';

export interface ChangeProblemProps {
  problem: Exclude<ChangeResult, 'changed'> | undefined;
}

const GONE: Problem = {
  tone: 'warning',
  title: <Trans>This card is no longer saved.</Trans>,
  text: <Trans>Your cards were changed in the meantime. This is the current list.</Trans>,
};

const FAILED: Problem = {
  title: <Trans>Your card could not be changed.</Trans>,
  text: <Trans>It is saved as before. Please try again.</Trans>,
};

const PROBLEMS: Partial<Record<ChangeResult, Problem>> = { gone: GONE, rejected: FAILED, failed: FAILED };

/** Explains why a card was not changed. */
export function ChangeProblem({ problem }: ChangeProblemProps) {
  return <ProblemAlert problem={problem && PROBLEMS[problem]} />;
}
