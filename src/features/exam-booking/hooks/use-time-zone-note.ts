import { useLingui } from '@lingui/react/macro';
import type { StoreTime } from '@/domain/exams/exam-slot';
import { isOtherTime, timeZoneName } from '@/domain/exams/exam-time-zone';
import { useSite } from '@/lib/site/site';

/**
 * Returns a note with the time zone of a time; undefined where the shopper's clock shows the same. Not for the server, which
 * does not know the shopper's zone.
 */
export function useTimeZoneNote(
  time: StoreTime | undefined,
  timeZone: string | undefined,
): string | undefined {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!time || !timeZone || !isOtherTime(time, timeZone, ownZone)) return undefined;
  const zone = timeZoneName(time, timeZone, languageTag);
  return t`The store’s time: ${zone}`;
}
