import { minutesAhead } from '../contact/opening-hours';
import { momentOf } from '../dates/wall-clock';
import type { StoreTime } from './exam-slot';

/**
 * Whether the time of an exam has to be shown with its time zone: the shopper's clock shows another time at that moment.
 *
 * @param ownZone time zone of the shopper's browser.
 */
export function isOtherTime({ date, minutes }: StoreTime, timeZone: string, ownZone: string): boolean {
  return minutesAhead(momentOf(date, minutes, timeZone), timeZone, ownZone) !== 0;
}

/** Name of a time zone as it is at a moment, such as "Mountain Standard Time". */
export function timeZoneName({ date, minutes }: StoreTime, timeZone: string, languageTag: string): string {
  const format = new Intl.DateTimeFormat(languageTag, { timeZone, timeZoneName: 'long' });
  const parts = format.formatToParts(momentOf(date, minutes, timeZone));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
