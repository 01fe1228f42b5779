import { Trans } from '@lingui/react/macro';
import { compareDates, toIsoDay } from '@/domain/dates/calendar-date';
import { formatNearDay } from '@/domain/dates/format-day';
import type { Store } from '@/domain/stores/store';
import { storeToday } from '@/domain/stores/store-day';
import { useSite } from '@/lib/site/site';
import { HoursText } from './store-hours';

/** Shows the coming days with unusual hours, such as holidays. */
export function SpecialHours({ store, now }: { store: Store; now: Date }) {
  const { languageTag } = useSite();
  const today = storeToday(store, now);
  const days = store.specialDays.filter(({ date }) => compareDates(date, today) >= 0);
  if (days.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">
        <Trans>Holiday hours</Trans>
      </h3>
      <dl className="grid max-w-sm grid-cols-[1fr_auto]">
        {days.map(({ date, hours }) => (
          <div key={toIsoDay(date)} className="col-span-2 grid grid-cols-subgrid border-line border-b py-2">
            <dt className="pr-4 first-letter:uppercase">{formatNearDay(date, languageTag)}</dt>
            <dd className="text-right">
              <HoursText hours={hours} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
