import { addMonths, addYears } from 'date-fns';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type DateRange, intoRange, isOutside, slideStart } from './date-range';
import { dateAfterKey, type PickerPage } from './picker-keys';

export interface DatePickerOptions {
  /** The initial current date. */
  start: Date;
  startPage: PickerPage;
  range: DateRange;
  yearsPerSlide: number;
  onPick: (date: Date) => void;
}

const PERIODS = { date: 'month', month: 'year', year: 'year' } as const;

/** State and keyboard navigation of the picker. Exactly one date is current, the one in the tab order. */
export function useDatePicker({ start, startPage, range, yearsPerSlide, onPick }: DatePickerOptions) {
  const [page, setPage] = useState(startPage);
  const [current, setCurrent] = useState(() => intoRange(start, range));
  const cell = useRef<HTMLButtonElement>(null);
  // Counts the moves after which focus has to follow.
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    if (moves > 0) cell.current?.focus();
  }, [moves]);

  const slide = { start: slideStart(current.getFullYear(), yearsPerSlide, range), length: yearsPerSlide };

  function goTo(date: Date, nextPage: PickerPage = page): void {
    setCurrent(intoRange(date, range));
    setPage(nextPage);
    setMoves((count) => count + 1);
  }

  /** A date in the previous or next period of this view. */
  function adjacentDate(direction: -1 | 1): Date {
    if (page === 'date') return addMonths(current, direction);
    if (page === 'month') return addYears(current, direction);
    return new Date(direction < 0 ? slide.start - 1 : slide.start + slide.length, current.getMonth(), 1);
  }

  return {
    page,
    current,
    cell,
    slide,
    /** Selects a cell: a day is picked, a year or month opens its months or days. */
    pick: (date: Date) => {
      if (page === 'date') onPick(date);
      else goTo(date, page === 'year' ? 'month' : 'date');
    },
    toLargerPage: () => goTo(current, page === 'date' ? 'month' : 'year'),
    canTurn: (direction: -1 | 1) => !isOutside(adjacentDate(direction), PERIODS[page], range),
    turn: (direction: -1 | 1) => setCurrent(intoRange(adjacentDate(direction), range)),
    press: (event: KeyboardEvent) => {
      const target = dateAfterKey(current, page, event, slide);
      if (!target) return;
      event.preventDefault();
      goTo(target);
    },
  };
}

export type DatePickerState = ReturnType<typeof useDatePicker>;
