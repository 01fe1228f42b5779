import { addMonths } from 'date-fns/addMonths';
import { addYears } from 'date-fns/addYears';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { clampToRange, type DateRange, isOutside, slideStart } from './date-range';
import { dateAfterKey, type PickerView } from './picker-keys';

export interface DatePickerOptions {
  /** The initial current date. */
  start: Date;
  startView: PickerView;
  range: DateRange;
  yearsPerSlide: number;
  onPick: (date: Date) => void;
}

const PERIODS = { date: 'month', month: 'year', year: 'year' } as const;

/** Manages state and keyboard navigation of the picker. Exactly one date is current, the one in the tab order. */
export function useDatePicker({ start, startView, range, yearsPerSlide, onPick }: DatePickerOptions) {
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
