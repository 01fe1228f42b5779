import { Trans } from '@lingui/react/macro';
import { signInRequest, useCurrentProblem } from '@/lib/session/sign-in-request';
import { type Problem, ProblemAlert } from '@/ui/display/problem-alert';
import type { AddressProblem } from '../../api/change-address';

interface AddressProblemNoticeProps {
  problem: AddressProblem | undefined;
  /** True if it concerns a form. */
  isTyped?: boolean;
}

/** Explains why an address was not changed, and what to do. */
export function AddressProblemNotice({ problem, isTyped = false }: AddressProblemNoticeProps) {
  const current = useCurrentProblem(problem);
  return <ProblemAlert problem={current && problems(isTyped)[current]} />;
}

const problems = (isTyped: boolean): Record<AddressProblem, Problem> => ({
  gone: {
    tone: 'warning',
    title: <Trans>This address is no longer saved.</Trans>,
    text: isTyped ? (
      <Trans>It was removed in the meantime. Add it as a new one to save what you typed.</Trans>
    ) : (
      <Trans>Your addresses were changed in the meantime. This is the current list.</Trans>
    ),
  },
  failed: {
    title: <Trans>Your address could not be changed.</Trans>,
    text: isTyped ? (
      <Trans>Nothing you typed is lost. Please try again.</Trans>
    ) : (
      <Trans>It is saved as before. Please try again.</Trans>
    ),
  },
  'signed-out': {
    tone: 'warning',
    title: <Trans>Your session has ended</Trans>,
    text: isTyped ? (
      <Trans>What you typed is still here. Sign in, then save again.</Trans>
    ) : (
      <Trans>Sign in, then try again.</Trans>
    ),
    action: { label: <Trans>Sign in</Trans>, onClick: () => signInRequest.set(true), opensDialog: true },
  },
});
