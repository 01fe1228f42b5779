import { type RefObject, useMemo } from 'react';
import { IconButton } from '@/ui/actions/icon-button';
import { ChevronLeftIcon } from '@/ui/icons/chevron-left-icon';
import { ChevronRightIcon } from '@/ui/icons/chevron-right-icon';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { type CalendarDay, dateOf, dayOf } from './calendar-day';
import type { DatePickerLabels } from './date-picker-texts';
import { PickerGrid } from './picker-grid';
import type { PickerPage, YearSlide } from './picker-keys';
import { type PickerNames, pickerNames } from './picker-names';
import { pickerRows } from './picker-rows';
import { useDatePicker } from './use-date-picker';

export interface DatePickerProps {
  /** The selected date. */
  value?: CalendarDay | undefined;
  onPick: (day: CalendarDay) => void;
  labels: DatePickerLabels;
  /** BCP 47 language tag for month and day names. */
  language: string;
  /** First and last selectable day. Everything outside is disabled in every view. */
  minDate?: CalendarDay | undefined;
  maxDate?: CalendarDay | undefined;
  /** Date shown first when there is no value. Default: today. */
  openAt?: CalendarDay | undefined;
  /** Default `date`. Use `year` for dates far in the past. */
  startPage?: PickerPage | undefined;
  /** Years per slide of the year view. Default 12 (000 §5). */
  yearsPerSlide?: number | undefined;
}

/** A calendar with a date, a month and a year view (000 §5, "Date picker"). */
export function DatePicker(props: DatePickerProps & { cell?: RefObject<HTMLButtonElement | null> }) {
  const { value, onPick, labels, language, startPage = 'date', yearsPerSlide = 12 } = props;
  const today = useMemo(() => new Date(), []);
  const names = useMemo(() => pickerNames(language), [language]);
  const range = { min: props.minDate && dateOf(props.minDate), max: props.maxDate && dateOf(props.maxDate) };
  const chosen = value && dateOf(value);
  const picker = useDatePicker({
    start: chosen ?? (props.openAt ? dateOf(props.openAt) : today),
    startPage,
    range,
    yearsPerSlide,
    onPick: (date) => onPick(dayOf(date)),
  });
  const { page, current, slide } = picker;
  const title = titleOf(page, current, slide, names);
  const nav = navLabels(page, labels);

  const turn = (direction: -1 | 1) => (
    <IconButton
      label={direction < 0 ? nav.back : nav.on}
      icon={direction < 0 ? <ChevronLeftIcon /> : <ChevronRightIcon />}
      aria-disabled={picker.canTurn(direction) ? undefined : true}
      onClick={() => picker.canTurn(direction) && picker.turn(direction)}
    />
  );

  return (
    <div className="picker">
      <div className="flex items-center justify-between gap-2">
        {turn(-1)}
        {page === 'year' ? (
          <span className="font-medium">{title}</span>
        ) : (
          <button type="button" className="picker-title" onClick={picker.toLargerPage}>
            {title}
            <VisuallyHidden>, {page === 'date' ? labels.chooseMonth : labels.chooseYear}</VisuallyHidden>
          </button>
        )}
        {turn(1)}
      </div>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      <PickerGrid
        label={title}
        heads={page === 'date' ? names.weekdays : undefined}
        rows={pickerRows(page, { current, chosen, today, range, names, slide })}
        cellRef={(cell) => {
          picker.cell.current = cell;
          if (props.cell) props.cell.current = cell;
        }}
        onPick={picker.pick}
        onKeyDown={picker.press}
      />
    </div>
  );
}

function titleOf(page: PickerPage, current: Date, slide: YearSlide, names: PickerNames): string {
  if (page === 'date') return names.month(current);
  if (page === 'month') return names.year(current);
  return `${slide.start} – ${slide.start + slide.length - 1}`;
}

function navLabels(page: PickerPage, labels: DatePickerLabels): { back: string; on: string } {
  if (page === 'date') return { back: labels.previousMonth, on: labels.nextMonth };
  if (page === 'month') return { back: labels.previousYear, on: labels.nextYear };
  return { back: labels.previousYears, on: labels.nextYears };
}
