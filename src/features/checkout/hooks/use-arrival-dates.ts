import { useLingui } from '@lingui/react/macro';
import { type CalendarDate, compareDates } from '@/domain/dates/calendar-date';
import { formatDay } from '@/domain/dates/format-day';
import { useSite } from '@/lib/site/site';

/** Returns when something arrives, in words; undefined without days. */
export function useArrivalDates() {
  const { t } = useLingui();
  const { languageTag } = useSite();
  return (earliest: CalendarDate | undefined, latest: CalendarDate | undefined): string | undefined => {
    if (!earliest || !latest) return undefined;
    const [first, last] = [formatDay(earliest, languageTag), formatDay(latest, languageTag)];
    return compareDates(earliest, latest) === 0 ? t`Arrives ${first}` : t`Arrives ${first} to ${last}`;
  };
}
