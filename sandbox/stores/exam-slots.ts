import { type CalendarDate, toIsoDay } from '@/domain/dates/calendar-date';
import { addDays, dayNumber, weekdayOf } from '@/domain/dates/day-number';
import { wallClock } from '@/domain/dates/wall-clock';
import { parseTime } from '@/domain/stores/store-hours';
import type { SandboxContext } from '../sandbox-context';
import type { DoctorSeed } from '../seed/models/doctor';
import type { StoreSeed } from '../seed/models/store';
import { createRandom } from '../seed/random';
import type { Appointment } from '../state/appointment';
import { type ExamDay, examDays } from './exam-practice';
import { SLOT_MINUTES } from './exam-services';
import { storeHoursOn } from './special-days';

/** A time at which an exam can begin. */
export interface Slot {
  slotId: string;
  doctor: DoctorSeed;
  date: CalendarDate;
  /** Minutes since midnight, at the store. */
  starts: number;
  ends: number;
}

export interface SlotQuery {
  store: StoreSeed;
  from: CalendarDate;
  to: CalendarDate;
  /** Length of the exam in minutes. */
  duration: number;
  doctorId?: string | undefined;
}

/** Days from today on which exams can be booked. */
const HORIZON_DAYS = 60;
/** Shares that other patients have booked already. */
const TAKEN_SLOTS = 0.45;
const TAKEN_DAYS = 0.15;

/** Returns the free times on some days, earliest first; none in the past by the store's clock. */
export function freeSlots(
  context: SandboxContext,
  { store, from, to, duration, doctorId }: SlotQuery,
): Slot[] {
  const clock = wallClock(context.now(), store.timeZone);
  const today = dayNumber(clock.date);
  const days = examDays(context, store).filter(({ doctor }) => !doctorId || doctor.doctorId === doctorId);
  const slots: Slot[] = [];
  const last = Math.min(dayNumber(to), today + HORIZON_DAYS);
  for (let number = Math.max(dayNumber(from), today); number <= last; number += 1) {
    const date = addDays(clock.date, number - today);
    const earliest = number === today ? clock.minutes + 1 : 0;
    const hours = storeHoursOn(store, date);
    if (hours === null) continue;
    const latest = (hours && parseTime(hours.close)) ?? Infinity;
    for (const day of days.filter(({ weekday }) => weekday === weekdayOf(date) - 1)) {
      slots.push(
        ...slotsOn(context, { store, day, date, duration }).filter(
          ({ starts, ends }) => starts >= earliest && ends <= latest,
        ),
      );
    }
  }
  return slots.sort(
    (a, b) =>
      dayNumber(a.date) - dayNumber(b.date) ||
      a.starts - b.starts ||
      a.doctor.doctorId.localeCompare(b.doctor.doctorId),
  );
}

function slotsOn(
  { state }: SandboxContext,
  { store, day, date, duration }: { store: StoreSeed; day: ExamDay; date: CalendarDate; duration: number },
): Slot[] {
  const { doctor, opens, closes } = day;
  const idOf = (minutes: number) => slotIdOf(store, doctor, date, minutes);
  if (createRandom(`exam day ${idOf(0)}`).chance(TAKEN_DAYS)) return [];
  const booked = state.appointments.by('doctorDay', `${doctor.doctorId} ${toIsoDay(date)}`);
  const isFree = (starts: number) =>
    !createRandom(`exam ${idOf(starts)}`).chance(TAKEN_SLOTS) &&
    !booked.some((exam) => overlaps(exam, starts));
  const slots: Slot[] = [];
  for (let starts = opens; starts + duration <= closes; starts += SLOT_MINUTES) {
    const halfHours = Array.from(
      { length: duration / SLOT_MINUTES },
      (_, index) => starts + index * SLOT_MINUTES,
    );
    if (halfHours.every(isFree))
      slots.push({ slotId: idOf(starts), doctor, date, starts, ends: starts + duration });
  }
  return slots;
}

/** Returns whether a booked exam overlaps the half hour that begins then. */
function overlaps({ starts, ends }: Appointment, halfHour: number): boolean {
  return starts < halfHour + SLOT_MINUTES && halfHour < ends;
}

/** Builds an id such as 0279-88071-202603100930. */
function slotIdOf(
  { storeNumber }: StoreSeed,
  { doctorId }: DoctorSeed,
  date: CalendarDate,
  minutes: number,
): string {
  return `${storeNumber}-${doctorId}-${localTime(date, minutes).replaceAll(/[-T:]/g, '')}`;
}

/** Formats a time as YYYY-MM-DDTHH:mm. */
export function localTime(date: CalendarDate, minutes: number): string {
  return `${toIsoDay(date)}T${timeOfDay(minutes)}`;
}

/** Formats minutes since midnight as HH:mm. */
export function timeOfDay(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
