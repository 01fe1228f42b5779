import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { addYears } from 'date-fns/addYears';
import { endOfWeek } from 'date-fns/endOfWeek';
import { startOfWeek } from 'date-fns/startOfWeek';

/** Pages of the picker: the days of a month, the months of a year, or years. */
export type PickerView = 'date' | 'month' | 'year';

/** Columns of the month and year views. */
export const MONTH_COLUMNS = 3;
export const YEAR_COLUMNS = 4;

export interface KeyPress {
  key: string;
  shiftKey: boolean;
}

/** First year and number of years of the visible slide of the year view. */
export interface YearSlide {
  start: number;
  length: number;
}

/**
 * Returns the date a key moves to, by the date picker dialog pattern of the ARIA Authoring Practices. Undefined for other keys.
 * Ignores the range.
 */
export function dateAfterKey(
  date: Date,
  view: PickerView,
  keyPress: KeyPress,
  slide: YearSlide,
): Date | undefined {
  if (view === 'date') return dayAfterKey(date, keyPress);
  return view === 'month' ? monthAfterKey(date, keyPress) : yearAfterKey(date, keyPress, slide);
}

function dayAfterKey(date: Date, { key, shiftKey }: KeyPress): Date | undefined {
  const addPeriods = shiftKey ? addYears : addMonths;
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return startOfWeek(date);
    case 'End':
      return new Date(endOfWeek(date).setHours(0, 0, 0, 0));
    case 'PageUp':
      return addPeriods(date, -1);
    case 'PageDown':
      return addPeriods(date, 1);
    default:
      return undefined;
  }
}

function monthAfterKey(date: Date, keyPress: KeyPress): Date | undefined {
  const step = gridStep(keyPress, date.getMonth(), { columns: MONTH_COLUMNS, page: 12 });
  return step === undefined ? undefined : addMonths(date, step);
}

function yearAfterKey(date: Date, keyPress: KeyPress, { start, length }: YearSlide): Date | undefined {
  const step = gridStep(keyPress, date.getFullYear() - start, { columns: YEAR_COLUMNS, page: length });
  return step === undefined ? undefined : addYears(date, step);
}

/** Returns the number of cells that a key moves in a grid, starting from the cell at `index`. */
function gridStep(
  { key }: KeyPress,
  index: number,
  { columns, page }: { columns: number; page: number },
): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -(index % columns),
    End: columns - 1 - (index % columns),
    PageUp: -page,
    PageDown: page,
  };
  return steps[key];
}
