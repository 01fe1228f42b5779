import type { StoreSeed } from '../models/store';
import type { SeededRandom } from '../random';

type Hours = StoreSeed['hours'];
type Day = Hours[number];

function day(open: string, close: string): Day {
  return { open, close };
}

function week(weekdays: Day, saturday: Day, sunday: Day): Hours {
  return [weekdays, weekdays, weekdays, weekdays, weekdays, saturday, sunday];
}

const MALL_HOURS: Hours[] = [
  week(day('10:00', '20:00'), day('10:00', '20:00'), day('12:00', '18:00')),
  week(day('10:00', '21:00'), day('10:00', '21:00'), day('11:00', '18:00')),
  week(day('10:00', '20:00'), day('10:00', '19:00'), day('12:00', '17:00')),
  week(day('09:30', '21:00'), day('09:00', '17:00'), day('10:00', '17:00')),
];
const STREET_HOURS: Hours[] = [
  week(day('10:00', '19:00'), day('10:00', '18:00'), null),
  week(day('09:00', '18:00'), day('09:00', '16:00'), null),
  week(day('09:30', '17:30'), null, null),
  [null, ...week(day('10:00', '18:00'), day('10:00', '17:00'), day('11:00', '16:00')).slice(1)],
];

/** Returns the opening hours, Monday first. Empty when unknown: always before a store first opens, and for a few others. */
export function storeHours(
  { status, inMall }: { status: StoreSeed['status']; inMall: boolean },
  random: SeededRandom,
): Hours {
  const hours = random.pick(inMall ? MALL_HOURS : STREET_HOURS);
  return status === 'U' || random.chance(0.015) ? [] : [...hours];
}
