import { getDaysInMonth, isSameDay, isSameMonth, isSameYear, startOfMonth } from 'date-fns';
import { type DateRange, isOutside } from './date-range';
import type { PickerCell } from './picker-grid';
import { MONTH_COLUMNS, type PickerPage, YEAR_COLUMNS, type YearSlide } from './picker-keys';
import type { PickerNames } from './picker-names';

export interface RowsOf {
  current: Date;
  /** The selected date. */
  chosen: Date | undefined;
  today: Date;
  range: DateRange;
  names: PickerNames;
  slide: YearSlide;
}

const WEEK = 7;
/** The most weeks a month spans. Every month renders this many so that the height is constant. */
const WEEKS = 6;

/** The cells of a view, row by row. */
export function pickerRows(page: PickerPage, of: RowsOf): (PickerCell | undefined)[][] {
  if (page === 'date') return dayRows(of);
  return page === 'month' ? monthRows(of) : yearRows(of);
}

function dayRows({ current, chosen, today, range, names }: RowsOf) {
  const first = startOfMonth(current);
  const days = getDaysInMonth(current);
  const places = Array.from({ length: WEEKS * WEEK }, (_, place): PickerCell | undefined => {
    const day = place - first.getDay() + 1;
    if (day < 1 || day > days) return undefined;
    const date = new Date(first.getFullYear(), first.getMonth(), day);
    return {
      date,
      text: String(day),
      name: names.day(date),
      off: isOutside(date, 'day', range),
      chosen: chosen !== undefined && isSameDay(date, chosen),
      today: isSameDay(date, today),
      current: isSameDay(date, current),
    };
  });
  return inRows(places, WEEK);
}

function monthRows({ current, chosen, today, range, names }: RowsOf) {
  const months = Array.from({ length: 12 }, (_, month): PickerCell => {
    const first = new Date(current.getFullYear(), month, 1);
    return {
      date: new Date(current.getFullYear(), month, Math.min(current.getDate(), getDaysInMonth(first))),
      text: names.monthShort(first),
      name: names.month(first),
      off: isOutside(first, 'month', range),
      chosen: chosen !== undefined && isSameMonth(first, chosen),
      today: isSameMonth(first, today),
      current: isSameMonth(first, current),
    };
  });
  return inRows(months, MONTH_COLUMNS);
}

function yearRows({ current, chosen, today, range, names, slide }: RowsOf) {
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
      off: isOutside(first, 'year', range),
      chosen: chosen !== undefined && isSameYear(first, chosen),
      today: isSameYear(first, today),
      current: isSameYear(first, current),
    };
  });
  return inRows(years, YEAR_COLUMNS);
}

function inRows<T>(places: T[], columns: number): T[][] {
  return Array.from({ length: Math.ceil(places.length / columns) }, (_, row) =>
    places.slice(row * columns, (row + 1) * columns),
  );
}
