import { useEffect } from 'react';
import { type BookingPlace, type BookingState, currentPlace } from '@/domain/exams/booking-state';

/** Returns the id of the heading of a place. */
export function headingId(place: BookingPlace): string {
  return `booking-${place}`;
}

/** Id of the times of a day, which take the focus when the chosen one is lost. */
export const TIMES_ID = 'booking-times';

/** Moves the focus to the requested place. */
export function useStepFocus(state: BookingState): void {
  const { focus, problem } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new object is one move
  useEffect(() => {
    if (!focus) return;
    const place = focus.place === 'next' ? currentPlace(state) : focus.place;
    const heading = document.getElementById(headingId(place));
    const times = place === 'time' && problem ? document.getElementById(TIMES_ID) : null;
    if (!times) return heading?.focus();
    // The explanation is above the times.
    heading?.scrollIntoView?.({ block: 'start' });
    times.focus({ preventScroll: true });
  }, [focus]);
}
