import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { isSameDay } from 'date-fns/isSameDay';
import { isSameMonth } from 'date-fns/isSameMonth';
import { isSameYear } from 'date-fns/isSameYear';
import { startOfMonth } from 'date-fns/startOfMonth';
import { type DateRange, isOutside } from './date-range';
import type { PickerCell } from './picker-grid';
import { MONTH_COLUMNS, type PickerView, YEAR_COLUMNS, type YearSlide } from './picker-keys';
import type { PickerNames } from './picker-names';

export interface PickerRowsOptions {
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
export function pickerRows(view: PickerView, options: PickerRowsOptions): (PickerCell | undefined)[][] {
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
