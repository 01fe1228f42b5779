import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BookingPlace, BookingProblem } from '@/domain/exams/booking-state';
import { Notice } from '@/ui/display/notice';

interface StepProblemProps {
  place: BookingPlace;
  problem: BookingProblem | undefined;
}

/** Explains in a live region why the shopper cannot go on from this place. */
export function StepProblem({ place, problem }: StepProblemProps) {
  const shown = problem && TEXTS[problem];
  return (
    <div role="alert" className="mt-4 empty:hidden sm:pl-12">
      {shown?.place === place ? (
        <Notice tone={shown.tone} title={shown.title}>
          {shown.text}
        </Notice>
      ) : null}
    </div>
  );
}

interface ProblemText {
  place: BookingPlace;
  tone: 'error' | 'warning';
  title: ReactNode;
  text: ReactNode;
}

/** Problems of the patient appear at their fields instead. */
const TEXTS: Partial<Record<BookingProblem, ProblemText>> = {
  'time-taken': {
    place: 'time',
    tone: 'warning',
    title: <Trans>Your time is no longer free</Trans>,
    text: <Trans>Choose another one. Everything else that you entered is still here.</Trans>,
  },
  'time-passed': {
    place: 'time',
    tone: 'warning',
    title: <Trans>Your time has passed</Trans>,
    text: <Trans>Choose another one. Everything else that you entered is still here.</Trans>,
  },
  'service-gone': {
    place: 'service',
    tone: 'warning',
    title: <Trans>The store no longer offers this exam</Trans>,
    text: <Trans>Choose another one. Everything else that you entered is still here.</Trans>,
  },
  'bookings-closed': {
    place: 'check',
    tone: 'error',
    title: <Trans>This store takes no bookings at the moment</Trans>,
    text: <Trans>Nothing is booked. Choose another store, or call this one.</Trans>,
  },
  rejected: {
    place: 'check',
    tone: 'error',
    title: <Trans>Your exam could not be booked</Trans>,
    text: <Trans>Nothing is booked. Try again, or call the store.</Trans>,
  },
  unclear: {
    place: 'check',
    tone: 'error',
    title: <Trans>We do not know yet whether your exam is booked</Trans>,
    text: <Trans>Check your connection and try again. However often you try, it is booked only once.</Trans>,
  },
};
