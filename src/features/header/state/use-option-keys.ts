import { type RefObject, useEffect, useRef } from 'react';

export interface OptionList {
  open: boolean;
  /** How many options there are. */
  count: number;
  /** Place of the option that the keys have reached; -1 for the field itself. */
  active: number;
  setActive: (place: number) => void;
  putAway: () => void;
  optionId: (place: number) => string;
}

/** The place that an arrow key leads to: through the options, and over the ends to the field itself (-1). */
export function nextPlace(key: 'ArrowDown' | 'ArrowUp', active: number, count: number): number {
  const places = count + 1;
  const step = key === 'ArrowDown' ? 1 : -1;
  return ((active + 1 + step + places) % places) - 1;
}

/** Keys of a combobox (ARIA practices): arrows walk, Enter takes what was reached, Escape closes the list. */
export function useOptionKeys(form: RefObject<HTMLFormElement | null>, list: OptionList): void {
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!latest.current.open || event.isComposing || !obey(event.key, latest.current)) return;
      event.preventDefault();
      // The panel around the field has keys of its own.
      event.stopPropagation();
    };
    const element = form.current;
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [form]);
}

/** @returns whether the key means something to the list. */
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
