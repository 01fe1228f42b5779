import { addMonths } from 'date-fns/addMonths';
import { addYears } from 'date-fns/addYears';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '@/ui/actions/icon-button';
import { ChevronLeftIcon } from '@/ui/icons/deferred-icons';
import { ChevronRightIcon } from '@/ui/icons/icons';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { type CalendarDay, toCalendarDay, toDate } from './calendar-day';
import type { DatePickerLabels } from './date-picker-labels';
import { clampToRange, type DateRange, isOutside, slideStart } from './date-range';
import { PickerGrid } from './picker-grid';
import { dateAfterKey, type PickerView, type YearSlide } from './picker-keys';
import { type PickerNames, pickerNames } from './picker-names';
import { pickerRows } from './picker-rows';

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
