import { type CalendarDate, parseIsoDay } from '../dates/calendar-date';

/** Opening hours of a day, in minutes since midnight at the store; `closes` is above 1440 after midnight. */
export interface DayHours {
  readonly opens: number;
  readonly closes: number;
}

/** Monday first; undefined on a closed day. */
export type WeekHours = readonly (DayHours | undefined)[];

const DAY_COUNT = 7;
export const MINUTES_PER_DAY = 1440;

/**
 * Parses the attribute StoreHours: days separated by `;`, open and close by `-` (001 §3). A day without times is closed.
 * Undefined if the text does not have seven such days.
 */
export function parseStoreHours(text: string | undefined): WeekHours | undefined {
  const days = text?.split(';').map((day) => day.trim()) ?? [];
  if (days.length !== DAY_COUNT || days.every((day) => day === '')) return undefined;
  const week: (DayHours | undefined)[] = [];
  for (const day of days) {
    const hours = day === '' ? 'closed' : parseDay(day);
    if (!hours) return undefined;
    week.push(hours === 'closed' ? undefined : hours);
  }
  return week;
}

/** A day with unusual hours, such as a holiday. */
export interface SpecialDay {
  readonly date: CalendarDate;
  /** Undefined when closed. */
  readonly hours: DayHours | undefined;
}

/** Returns the days of the attribute SpecialHours: a date and its hours each, separated by `;`. Malformed ones are left out. */
export function parseSpecialHours(text: string | undefined): SpecialDay[] {
  return (text?.split(';') ?? []).flatMap((entry) => {
    const [day = '', time = ''] = entry.trim().split(' ');
    const [date, hours] = [parseIsoDay(day), parseDay(time)];
    return date && hours ? [{ date, hours: hours === 'closed' ? undefined : hours }] : [];
  });
}

/** Parses a day. 00:00 and 24:00 both end it; a time before the opening is on the next day. */
function parseDay(text: string): DayHours | 'closed' | undefined {
  if (text.toLowerCase() === 'closed') return 'closed';
  const [open = '', close = '', ...rest] = text.split('-');
  const [opens, closes] = [parseTime(open), parseTime(close)];
  if (opens === undefined || closes === undefined || rest.length > 0) return undefined;
  return { opens, closes: closes > opens ? closes : closes + MINUTES_PER_DAY };
}

/** Minutes since midnight of HH:mm, up to 24:00. */
export function parseTime(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && total <= MINUTES_PER_DAY ? total : undefined;
}
