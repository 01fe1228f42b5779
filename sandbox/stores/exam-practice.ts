import { parseTime } from '@/domain/stores/store-hours';
import type { SandboxContext } from '../sandbox-context';
import type { DoctorSeed } from '../seed/models/doctor';
import type { StoreSeed } from '../seed/models/store';

/** Exams of one doctor on one weekday. */
export interface ExamDay {
  doctor: DoctorSeed;
  /** 0 is Monday. */
  weekday: number;
  /** Minutes since midnight, at the store. */
  opens: number;
  closes: number;
}

const WEEKDAYS = 7;
/** Doctors leave at 18:00, also where the store is open longer. */
const LAST_EXAM_ENDS = 18 * 60;
/** Monday to Friday, for a store whose hours are not known. */
const USUAL_HOURS = { opens: 10 * 60, closes: 17 * 60 };

/** Returns the doctors who see patients in a store. */
export function doctorsOf(
  { doctors }: Pick<SandboxContext, 'doctors'>,
  { storeNumber }: StoreSeed,
): DoctorSeed[] {
  return doctors.filter((doctor) => doctor.storeNumbers.includes(storeNumber));
}

/**
 * Returns the days on which each doctor of a store sees patients there. A doctor is in one store a day: in the first of three
 * on Monday and Thursday, in the second on Tuesday and Friday. So no two exams of a doctor overlap.
 */
export function examDays(context: Pick<SandboxContext, 'doctors'>, store: StoreSeed): ExamDay[] {
  if (!store.bookableAppointment) return [];
  return doctorsOf(context, store).flatMap((doctor) => {
    const count = doctor.storeNumbers.length;
    const index = doctor.storeNumbers.indexOf(store.storeNumber);
    return Array.from({ length: WEEKDAYS }, (_, weekday) => weekday)
      .filter((weekday) => weekday % count === index)
      .flatMap((weekday) => {
        const hours = storeHoursOn(store, weekday);
        return hours ? [{ doctor, weekday, ...hours }] : [];
      });
  });
}

function storeHoursOn({ hours }: StoreSeed, weekday: number) {
  if (hours.length === 0) return weekday < 5 ? USUAL_HOURS : undefined;
  const day = hours[weekday];
  if (!day) return undefined;
  const [opens, closes] = [parseTime(day.open), parseTime(day.close)];
  if (opens === undefined || closes === undefined) return undefined;
  return { opens, closes: Math.min(closes, LAST_EXAM_ENDS) };
}
