import type { ReactNode } from 'react';
import { ProblemAlert } from '@/ui/display/problem-alert';
import { focusId } from '../hooks/use-place-focus';
import { useProblemText } from '../hooks/use-problem-text';
import type { CheckoutPlace } from '../state/checkout-places';
import type { CheckoutProblem } from '../state/checkout-problem';

interface SectionProblemProps {
  place: CheckoutPlace;
  problem: CheckoutProblem | undefined;
  action?: ReactNode;
  /** The outcome of the order is checked again without an action of the shopper. */
  repeatsCheck?: boolean;
}

/** Explains what went wrong at this place, in a live region. Takes the focus. */
export function SectionProblem({ place, problem, action, repeatsCheck = false }: SectionProblemProps) {
  const textOf = useProblemText();
  const shown = problem?.place === place ? textOf(problem, repeatsCheck) : undefined;
  return (
    <ProblemAlert id={focusId(place, true)} tabIndex={-1} problem={shown && { ...shown, control: action }} />
  );
}
