import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  BOOKING_STEPS,
  type BookingStep,
  currentPlace,
  isAhead,
  isChangeable,
  isComplete,
} from '@/domain/exams/booking-state';
import { useCloseOnBack } from '@/lib/history/use-close-on-back';
import { Button } from '@/ui/actions/button';
import { StepSection } from '@/ui/disclosure/step-section';
import type { Booking } from '../hooks/use-booking';
import { headingId } from '../hooks/use-step-focus';
import { StepProblem } from './step-problem';

interface BookingSectionProps {
  step: BookingStep;
  booking: Booking;
  title: ReactNode;
  /** Accessible name of the button that opens the step again. */
  changeLabel: string;
  /** True if there is something to choose. Default: true. */
  canChange?: boolean;
  summary: ReactNode;
  children: ReactNode;
}

/** The store is the first step. */
export const STORE_STEPS = 1;

/** Shows a step of the booking. */
export function BookingSection(props: BookingSectionProps) {
  const { step, booking, title, changeLabel, canChange = true, summary, children } = props;
  const { state, dispatch } = booking;
  const isOpen = currentPlace(state) === step;
  // Back leads to the step before and keeps all input.
  useCloseOnBack(
    canChange && isChangeable(state) && isAhead(state, step),
    () => dispatch({ type: 'edited', step }),
    'always',
  );
  return (
    <StepSection
      number={BOOKING_STEPS.indexOf(step) + 1 + STORE_STEPS}
      title={title}
      headingId={headingId(step)}
      isOpen={isOpen}
      isDone={isComplete(state, step) && !isOpen}
      summary={summary}
      problem={<StepProblem place={step} problem={state.problem} />}
      change={
        canChange && isChangeable(state) ? (
          <Button variant="link" onClick={() => dispatch({ type: 'edited', step })} aria-label={changeLabel}>
            <Trans>Change</Trans>
          </Button>
        ) : null
      }
    >
      {children}
    </StepSection>
  );
}
