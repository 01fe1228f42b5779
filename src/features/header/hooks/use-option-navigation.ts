import { type RefObject, useEffect } from 'react';
import { useLatest } from '@/lib/state/use-latest';

export interface OptionList {
  open: boolean;
  /** Number of options. */
  count: number;
  /** Index of the active option; -1 for the field itself. */
  activeIndex: number;
  setActiveIndex: (index: number) => void;
  dismiss: () => void;
  optionId: (index: number) => string;
}

/** Returns the next index for an arrow key; wraps through the field itself (-1). */
export function nextOptionIndex(key: 'ArrowDown' | 'ArrowUp', activeIndex: number, count: number): number {
  const positions = count + 1;
  const step = key === 'ArrowDown' ? 1 : -1;
  return ((activeIndex + 1 + step + positions) % positions) - 1;
}

/** Manages combobox keyboard navigation (ARIA APG): arrows move, Enter selects, Escape closes. */
export function useOptionNavigation(form: RefObject<HTMLFormElement | null>, list: OptionList): void {
  const latest = useLatest(list);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!latest.current.open || event.isComposing || !handleKey(event.key, latest.current)) return;
      event.preventDefault();
      // Keeps the key from the surrounding panel, which handles keys, too.
      event.stopPropagation();
    };
    const element = form.current;
    element?.addEventListener('keydown', handleKeyDown);
    return () => element?.removeEventListener('keydown', handleKeyDown);
  }, [form]);
}

/** @returns whether the key was handled. */
function handleKey(
  key: string,
  { count, activeIndex, setActiveIndex, dismiss, optionId }: OptionList,
): boolean {
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const index = nextOptionIndex(key, activeIndex, count);
    setActiveIndex(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
    return true;
  }
  if (key === 'Escape') {
    dismiss();
    return true;
  }
  if (key !== 'Enter' || activeIndex < 0) return false;
  document.getElementById(optionId(activeIndex))?.click();
  return true;
}
