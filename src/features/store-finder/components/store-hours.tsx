import { Trans } from '@lingui/react/macro';
import { formatTime, formatWeekday } from '@/domain/dates/format-time';
import type { DayHours, WeekHours } from '@/domain/stores/store-hours';
import { useSite } from '@/lib/site/site';
import { cx } from '@/ui/lib/cx';

export interface StoreHoursProps {
  /** Monday first. */
  hours: WeekHours;
  /** Row of today, Monday first (0); undefined where the store's time zone is not known. */
  today?: number | undefined;
  caption: string;
}

/** Hours of a week. */
export function StoreHours({ hours, today, caption }: StoreHoursProps) {
  const { languageTag } = useSite();
  return (
    <table className="w-full max-w-sm text-left">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {hours.map((day, index) => (
          <tr
            key={WEEKDAYS[index]}
            className={cx('border-line border-b', index === today && 'font-semibold')}
          >
            <th
              scope="row"
              className={cx('py-2 pr-4 first-letter:uppercase', index !== today && 'font-normal')}
            >
              {formatWeekday(index + 1, languageTag)}
              {index === today ? (
                <span className="font-normal text-ink-soft">
                  {' '}
                  <Trans>(today)</Trans>
                </span>
              ) : null}
            </th>
            <td className="py-2 text-right">
              <HoursText hours={day} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Hours of one day. */
export function HoursText({ hours }: { hours: DayHours | undefined }) {
  const { languageTag } = useSite();
  if (!hours) return <Trans>Closed</Trans>;
  return (
    <>
      <span className="whitespace-nowrap">{formatTime(hours.opens, languageTag)} –</span>{' '}
      <span className="whitespace-nowrap">{formatTime(hours.closes, languageTag)}</span>
    </>
  );
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
