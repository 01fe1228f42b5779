import { type CalendarDate, compareDates, parseMonthDayYear } from './calendar-date';

/** The earliest date that pickers and fields accept (000 §9, 001 §9, 002 §9, 003 §9). */
export const EARLIEST_BIRTH_DATE: CalendarDate = { year: 1920, month: 1, day: 1 };

/** Says whether the first and last days of the range are valid. */
interface BirthDateRule {
  readonly allowsEarliest: boolean;
  readonly allowsToday: boolean;
}

/** Each form has its rule, because the specifications differ at the ends of the range. */
export const BIRTH_DATE_RULES = {
  /** Exam scheduling: not before 1 Jan 1920, not after today (001 §5). */
  exam: { allowsEarliest: true, allowsToday: true },
  /** Insurance: later than 1 Jan 1920 and earlier than today (002 §5). */
  insurance: { allowsEarliest: false, allowsToday: false },
  /** Patient of the prescription step: not earlier than 1 Jan 1920, and a past date (003 §3 and §5). */
  patient: { allowsEarliest: true, allowsToday: false },
} as const satisfies Record<string, BirthDateRule>;

export type BirthDateForm = keyof typeof BIRTH_DATE_RULES;

/** A valid date, or why it is rejected. */
export type BirthDateCheck =
  | { readonly status: 'valid'; readonly date: CalendarDate }
  | { readonly status: 'empty' | 'not-a-date' | 'too-early' | 'too-late' };

/** Validates a date of birth in MM/DD/YYYY by the rule of a form; `today` is the shopper's calendar date. */
export function checkBirthDate(text: string, form: BirthDateForm, today: CalendarDate): BirthDateCheck {
  if (text === '') return { status: 'empty' };
  const date = parseMonthDayYear(text);
  if (!date) return { status: 'not-a-date' };
  const { allowsEarliest, allowsToday } = BIRTH_DATE_RULES[form];
  const fromEarliest = compareDates(date, EARLIEST_BIRTH_DATE);
  if (fromEarliest < 0 || (fromEarliest === 0 && !allowsEarliest)) return { status: 'too-early' };
  const fromToday = compareDates(date, today);
  if (fromToday > 0 || (fromToday === 0 && !allowsToday)) return { status: 'too-late' };
  return { status: 'valid', date };
}
