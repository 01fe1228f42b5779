import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { type CalendarDate, toIsoDay } from '@/domain/dates/calendar-date';
import { shortNames } from '@/domain/dates/format-day';
import type { SlotDay } from '@/domain/exams/exam-slot';
import { useSite } from '@/lib/site/site';
import { IconButton } from '@/ui/actions/icon-button';
import { ChevronLeftIcon } from '@/ui/icons/deferred-icons';
import { ChevronRightIcon } from '@/ui/icons/icons';

interface DayStripProps {
  days: readonly SlotDay[];
  selected: CalendarDate;
  onSelect: (day: CalendarDate) => void;
}

/** Shows the days on which exams are offered, as a row that scrolls sideways. Those without a free time cannot be chosen. */
export function DayStrip({ days, selected, onSelect }: DayStripProps) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const strip = useRef<HTMLDivElement>(null);
  const selectedDay = toIsoDay(selected);

  // Scrolls the chosen day into view without scrolling the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each chosen day
  useEffect(() => {
    const element = strip.current;
    const label = element?.querySelector<HTMLElement>('label:has(:checked)');
    if (!element || !label) return;
    const [start, end] = [label.offsetLeft, label.offsetLeft + label.offsetWidth];
    if (start < element.scrollLeft || end > element.scrollLeft + element.clientWidth)
      element.scrollLeft = start - (element.clientWidth - label.offsetWidth) / 2;
  }, [selectedDay]);

  const scroll = (direction: 1 | -1) => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth * 0.8, behavior });
  };

  return (
    <fieldset className="min-w-0">
      <legend className="field-label">{t`Day`}</legend>
      {/* The narrowest phones have room for days only; the row is swiped there. */}
      <div className="flex items-center gap-1">
        <IconButton
          label={t`Earlier days`}
          icon={<ChevronLeftIcon />}
          onClick={() => scroll(-1)}
          className="-ml-3 max-[23rem]:hidden"
        />
        <div ref={strip} className="relative flex min-w-0 gap-2 overflow-x-auto p-1">
          {days.map(({ date, slots }) => {
            const day = toIsoDay(date);
            const { weekday, month } = shortNames(date, languageTag);
            const shortDay = `${weekday} ${date.day} ${month}`;
            return (
              <label
                key={day}
                className="chip min-w-16 flex-none py-2 text-sm has-disabled:border-transparent"
              >
                <input
                  type="radio"
                  name="day"
                  value={day}
                  aria-label={slots.length > 0 ? shortDay : t`${shortDay}, no free time`}
                  checked={day === selectedDay}
                  disabled={slots.length === 0}
                  onChange={() => onSelect(date)}
                />
                <span aria-hidden="true">{weekday}</span>
                <span
                  aria-hidden="true"
                  className={slots.length > 0 ? 'font-semibold text-lg' : 'text-lg line-through'}
                >
                  {date.day}
                </span>
                <span aria-hidden="true">{month}</span>
              </label>
            );
          })}
        </div>
        <IconButton
          label={t`Later days`}
          icon={<ChevronRightIcon />}
          onClick={() => scroll(1)}
          className="-mr-3 max-[23rem]:hidden"
        />
      </div>
    </fieldset>
  );
}
