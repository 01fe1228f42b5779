import { minutesAhead } from '../contact/opening-hours';
import { momentOf } from '../dates/wall-clock';
import type { StoreTime } from './exam-slot';

/**
 * Returns whether to show an exam's time with its time zone, because the shopper's clock differs at that moment.
 *
 * @param ownZone time zone of the shopper's browser.
 */
export function isOtherTime({ date, minutes }: StoreTime, timeZone: string, ownZone: string): boolean {
  return minutesAhead(momentOf(date, minutes, timeZone), timeZone, ownZone) !== 0;
}

/** Returns the name of a time zone at a moment, such as "Mountain Standard Time". */
export function timeZoneName({ date, minutes }: StoreTime, timeZone: string, languageTag: string): string {
  const format = new Intl.DateTimeFormat(languageTag, { timeZone, timeZoneName: 'long' });
  const parts = format.formatToParts(momentOf(date, minutes, timeZone));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
