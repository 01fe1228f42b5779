import { parseIsoDay } from '@/domain/dates/calendar-date';
import type { SandboxContext } from '../sandbox-context';
import type { SandboxState } from '../state/state';
import { localTime } from '../stores/exam-slots';

/** A booked exam; the sandbox does not know the patient. */
export interface ExamView {
  confirmationNumber: string;
  storeNumber: string;
  city: string;
  /** Day and time at the store. */
  start: string;
}

/** Returns the booked exams in the order of their time. */
export function examViews({ state, stores }: Pick<SandboxContext, 'state' | 'stores'>): ExamView[] {
  return state.appointments
    .all()
    .map(({ confirmationNumber, storeNumber, day, starts }) => {
      const date = parseIsoDay(day);
      return {
        confirmationNumber,
        storeNumber,
        city: stores.find((store) => store.storeNumber === storeNumber)?.city ?? '',
        start: date ? localTime(date, starts) : day,
      };
    })
    .sort((a, b) => a.start.localeCompare(b.start));
}

/** Frees all booked times. */
export function removeExams(state: SandboxState): void {
  state.transaction(() => {
    for (const { confirmationNumber } of state.appointments.all())
      state.appointments.remove(confirmationNumber);
  });
}
