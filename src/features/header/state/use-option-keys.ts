import { type RefObject, useEffect, useRef } from 'react';

export interface OptionList {
  open: boolean;
  /** Number of options. */
  count: number;
  /** Index of the active option; -1 for the field itself. */
  active: number;
  setActive: (place: number) => void;
  putAway: () => void;
  optionId: (place: number) => string;
}

/** Next index for an arrow key; wraps through the field itself (-1). */
export function nextPlace(key: 'ArrowDown' | 'ArrowUp', active: number, count: number): number {
  const places = count + 1;
  const step = key === 'ArrowDown' ? 1 : -1;
  return ((active + 1 + step + places) % places) - 1;
}

/** Combobox keyboard navigation (ARIA APG): arrows move, Enter selects, Escape closes. */
export function useOptionKeys(form: RefObject<HTMLFormElement | null>, list: OptionList): void {
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!latest.current.open || event.isComposing || !obey(event.key, latest.current)) return;
      event.preventDefault();
      // The surrounding panel has its own key handling.
      event.stopPropagation();
    };
    const element = form.current;
    element?.addEventListener('keydown', handleKeyDown);
    return () => element?.removeEventListener('keydown', handleKeyDown);
  }, [form]);
}

/** @returns whether the key was handled. */
function obey(key: string, { count, active, setActive, putAway, optionId }: OptionList): boolean {
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const place = nextPlace(key, active, count);
    setActive(place);
    document.getElementById(optionId(place))?.scrollIntoView({ block: 'nearest' });
    return true;
  }
  if (key === 'Escape') {
    putAway();
    return true;
  }
  if (key !== 'Enter' || active < 0) return false;
  document.getElementById(optionId(active))?.click();
  return true;
}
