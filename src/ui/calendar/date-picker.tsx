import { addMonths } from 'date-fns/addMonths';
import { addYears } from 'date-fns/addYears';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { isSameDay } from 'date-fns/isSameDay';
import { isSameMonth } from 'date-fns/isSameMonth';
import { isSameYear } from 'date-fns/isSameYear';
import { startOfMonth } from 'date-fns/startOfMonth';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '@/ui/actions/icon-button';
import { ChevronLeftIcon } from '@/ui/icons/deferred-icons';
import { ChevronRightIcon } from '@/ui/icons/icons';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { type CalendarDay, toCalendarDay, toDate } from './calendar-day';
import type { DatePickerLabels } from './date-picker-labels';
import { clampToRange, type DateRange, isOutside, slideStart } from './date-range';
import { type PickerCell, PickerGrid } from './picker-grid';
import { dateAfterKey, MONTH_COLUMNS, type PickerView, YEAR_COLUMNS, type YearSlide } from './picker-keys';

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
  startView?: PickerView | undefined;
  /** Years per slide of the year view. Default 12 (000 §5). */
  yearsPerSlide?: number | undefined;
}

/** Renders a calendar with a date, a month and a year view (000 §5, "Date picker"). */
export function DatePicker(props: DatePickerProps & { cell?: RefObject<HTMLButtonElement | null> }) {
  const { value, onPick, labels, language, startView = 'date', yearsPerSlide = 12 } = props;
  const today = useMemo(() => new Date(), []);
  const names = useMemo(() => pickerNames(language), [language]);
  const range = { min: props.minDate && toDate(props.minDate), max: props.maxDate && toDate(props.maxDate) };
  const selected = value && toDate(value);
  const picker = useDatePicker({
    start: selected ?? (props.openAt ? toDate(props.openAt) : today),
    startView,
    range,
    yearsPerSlide,
    onPick: (date) => onPick(toCalendarDay(date)),
  });
  const { view, current, slide } = picker;
  const title = titleFor(view, current, slide, names);
  const nav = navLabels(view, labels);

  const navButton = (direction: -1 | 1) => (
    <IconButton
      label={direction < 0 ? nav.previous : nav.next}
      icon={direction < 0 ? <ChevronLeftIcon /> : <ChevronRightIcon />}
      aria-disabled={picker.canNavigate(direction) ? undefined : true}
      onClick={() => picker.canNavigate(direction) && picker.navigate(direction)}
    />
  );

  return (
    <div className="picker">
      <div className="flex items-center justify-between gap-2">
        {navButton(-1)}
        {view === 'year' ? (
          <span className="font-medium">{title}</span>
        ) : (
          <button type="button" className="picker-title" onClick={picker.zoomOut}>
            {title}
            <VisuallyHidden>, {view === 'date' ? labels.chooseMonth : labels.chooseYear}</VisuallyHidden>
          </button>
        )}
        {navButton(1)}
      </div>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      <PickerGrid
        label={title}
        headers={view === 'date' ? names.weekdays : undefined}
        rows={pickerRows(view, { current, selected, today, range, names, slide })}
        cellRef={(cell) => {
          picker.cell.current = cell;
          if (props.cell) props.cell.current = cell;
        }}
        onPick={picker.select}
        onKeyDown={picker.handleKeyDown}
      />
    </div>
  );
}

function titleFor(view: PickerView, current: Date, slide: YearSlide, names: PickerNames): string {
  if (view === 'date') return names.month(current);
  if (view === 'month') return names.year(current);
  return `${slide.start} – ${slide.start + slide.length - 1}`;
}

function navLabels(view: PickerView, labels: DatePickerLabels): { previous: string; next: string } {
  if (view === 'date') return { previous: labels.previousMonth, next: labels.nextMonth };
  if (view === 'month') return { previous: labels.previousYear, next: labels.nextYear };
  return { previous: labels.previousYears, next: labels.nextYears };
}

interface DatePickerOptions {
  /** The initial current date. */
  start: Date;
  startView: PickerView;
  range: DateRange;
  yearsPerSlide: number;
  onPick: (date: Date) => void;
}

const PERIODS = { date: 'month', month: 'year', year: 'year' } as const;

/** Manages state and keyboard navigation of the picker. Exactly one date is current, the one in the tab order. */
function useDatePicker({ start, startView, range, yearsPerSlide, onPick }: DatePickerOptions) {
  const [view, setView] = useState(startView);
  const [current, setCurrent] = useState(() => clampToRange(start, range));
  const cell = useRef<HTMLButtonElement>(null);
  // Number of moves after which focus has to follow.
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    if (moves > 0) cell.current?.focus();
  }, [moves]);

  const slide = { start: slideStart(current.getFullYear(), yearsPerSlide, range), length: yearsPerSlide };

  function goTo(date: Date, nextView: PickerView = view): void {
    setCurrent(clampToRange(date, range));
    setView(nextView);
    setMoves((count) => count + 1);
  }

  /** Returns a date in the previous or next period of this view. */
  function adjacentDate(direction: -1 | 1): Date {
    if (view === 'date') return addMonths(current, direction);
    if (view === 'month') return addYears(current, direction);
    return new Date(direction < 0 ? slide.start - 1 : slide.start + slide.length, current.getMonth(), 1);
  }

  return {
    view,
    current,
    cell,
    slide,
    /** Selects a cell: a day is picked, a year or month opens its months or days. */
    select: (date: Date) => {
      if (view === 'date') onPick(date);
      else goTo(date, view === 'year' ? 'month' : 'date');
    },
    zoomOut: () => goTo(current, view === 'date' ? 'month' : 'year'),
    canNavigate: (direction: -1 | 1) => !isOutside(adjacentDate(direction), PERIODS[view], range),
    navigate: (direction: -1 | 1) => setCurrent(clampToRange(adjacentDate(direction), range)),
    handleKeyDown: (event: KeyboardEvent) => {
      const target = dateAfterKey(current, view, event, slide);
      if (!target) return;
      event.preventDefault();
      goTo(target);
    },
  };
}

interface PickerRowsOptions {
  current: Date;
  selected: Date | undefined;
  today: Date;
  range: DateRange;
  names: PickerNames;
  slide: YearSlide;
}

const DAYS_PER_WEEK = 7;
/** The most weeks a month spans. Every month renders this many so that the height is constant. */
const MAX_WEEKS = 6;

/** Returns the cells of a view, row by row. */
function pickerRows(view: PickerView, options: PickerRowsOptions): (PickerCell | undefined)[][] {
  if (view === 'date') return dayRows(options);
  return view === 'month' ? monthRows(options) : yearRows(options);
}

function dayRows({ current, selected, today, range, names }: PickerRowsOptions) {
  const first = startOfMonth(current);
  const days = getDaysInMonth(current);
  const cells = Array.from({ length: MAX_WEEKS * DAYS_PER_WEEK }, (_, index): PickerCell | undefined => {
    const day = index - first.getDay() + 1;
    if (day < 1 || day > days) return undefined;
    const date = new Date(first.getFullYear(), first.getMonth(), day);
    return {
      date,
      text: String(day),
      name: names.day(date),
      disabled: isOutside(date, 'day', range),
      selected: selected !== undefined && isSameDay(date, selected),
      today: isSameDay(date, today),
      current: isSameDay(date, current),
    };
  });
  return toRows(cells, DAYS_PER_WEEK);
}

function monthRows({ current, selected, today, range, names }: PickerRowsOptions) {
  const months = Array.from({ length: 12 }, (_, month): PickerCell => {
    const first = new Date(current.getFullYear(), month, 1);
    return {
      date: new Date(current.getFullYear(), month, Math.min(current.getDate(), getDaysInMonth(first))),
      text: names.monthShort(first),
      name: names.month(first),
      disabled: isOutside(first, 'month', range),
      selected: selected !== undefined && isSameMonth(first, selected),
      today: isSameMonth(first, today),
      current: isSameMonth(first, current),
    };
  });
  return toRows(months, MONTH_COLUMNS);
}

function yearRows({ current, selected, today, range, names, slide }: PickerRowsOptions) {
  const years = Array.from({ length: slide.length }, (_, index): PickerCell => {
    const first = new Date(slide.start + index, current.getMonth(), 1);
    return {
      date: new Date(
        first.getFullYear(),
        first.getMonth(),
        Math.min(current.getDate(), getDaysInMonth(first)),
      ),
      text: names.year(first),
      name: names.year(first),
      disabled: isOutside(first, 'year', range),
      selected: selected !== undefined && isSameYear(first, selected),
      today: isSameYear(first, today),
      current: isSameYear(first, current),
    };
  });
  return toRows(years, YEAR_COLUMNS);
}

function toRows<T>(cells: T[], columns: number): T[][] {
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
}

/** Localized calendar names from `Intl`. */
interface PickerNames {
  /** Formats the day for a cell, such as "17". */
  dayNumber: (date: Date) => string;
  /** Formats a day, such as "Wednesday, June 17, 2026". */
  day: (date: Date) => string;
  /** Formats the month for a cell, such as "Jun". */
  monthShort: (date: Date) => string;
  /** Formats a month, such as "June 2026". */
  month: (date: Date) => string;
  /** Formats a year, such as "2026". */
  year: (date: Date) => string;
  /** Sunday first, as in the US and Canada. */
  weekdays: { short: string; long: string }[];
}

/** @param language BCP 47 language tag, such as `fr-CA`. */
function pickerNames(language: string): PickerNames {
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, options);
    return (date: Date) => format.format(date);
  };
  const [weekdayShort, weekdayLong] = [formatter({ weekday: 'narrow' }), formatter({ weekday: 'long' })];
  // January 4, 1970 was a Sunday.
  const week = Array.from({ length: 7 }, (_, index) => new Date(1970, 0, 4 + index));
  return {
    dayNumber: formatter({ day: 'numeric' }),
    day: formatter({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }),
    monthShort: formatter({ month: 'short' }),
    month: formatter({ month: 'long', year: 'numeric' }),
    year: formatter({ year: 'numeric' }),
    weekdays: week.map((date) => ({ short: weekdayShort(date), long: weekdayLong(date) })),
  };
}
