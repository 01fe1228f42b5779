import type { CalendarDate } from '../dates/calendar-date';

/** Properties that determine how long a line of the cart takes. */
export type DeliveryKind =
  | 'frame-only'
  | 'non-prescription'
  | 'single-vision'
  | 'multifocal'
  | 'speedy'
  | 'contact-lenses';

/** Working days from the order to the door, at best and at worst. */
export interface WorkingDays {
  readonly min: number;
  readonly max: number;
}

/** Working days by kind. They are our configuration, because the commerce API has no delivery dates before checkout. */
export const DELIVERY_DAYS: Readonly<Record<DeliveryKind, WorkingDays>> = {
  'frame-only': { min: 2, max: 4 },
  'non-prescription': { min: 4, max: 6 },
  'single-vision': { min: 7, max: 10 },
  multifocal: { min: 10, max: 14 },
  speedy: { min: 3, max: 5 },
  'contact-lenses': { min: 3, max: 6 },
};

/**
 * Returns the first and last day on which an order of today may arrive.
 *
 * @param daysSaved working days that a faster shipping method saves; one day remains at least.
 */
export function deliveryDates(
  kind: DeliveryKind,
  today: CalendarDate,
  daysSaved = 0,
): { from: CalendarDate; to: CalendarDate } {
  const { min, max } = DELIVERY_DAYS[kind];
  const arrival = (days: number) => addWorkingDays(today, Math.max(1, days - daysSaved));
  return { from: arrival(min), to: arrival(max) };
}

/** Adds working days, Monday to Friday. Ignores holidays, which differ by country and carrier. */
function addWorkingDays({ year, month, day }: CalendarDate, count: number): CalendarDate {
  const date = new Date(Date.UTC(year, month - 1, day));
  for (let left = count; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (!isWeekend(date)) left -= 1;
  }
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function isWeekend(date: Date): boolean {
  return date.getUTCDay() % 6 === 0;
}
