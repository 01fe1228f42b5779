import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import { IconButton } from '@/ui/actions/icon-button';
import { CloseIcon } from '@/ui/icons/close-icon';
import { cx } from '@/ui/lib/cx';
import { setInputValue } from './set-input-value';

/** The input types that have a control to empty them (specification 000, "Reset-field control"). */
const clearableTypes = ['text', 'search', 'tel', 'url', 'email', 'password', 'date'];

/** Whether an input of this type may have a control to empty it. */
export function canClear(type: string): boolean {
  return clearableTypes.includes(type);
}

/** Whether the input holds something: follows typing, form resets and values set by a render. */
function useFilled(input: RefObject<HTMLInputElement | null>): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = input.current;
      const form = element?.form;
      // The form empties its fields only after its reset event.
      const later = () => queueMicrotask(changed);
      element?.addEventListener('input', changed);
      form?.addEventListener('reset', later);
      return () => {
        element?.removeEventListener('input', changed);
        form?.removeEventListener('reset', later);
      };
    },
    [input],
  );
  return useSyncExternalStore(
    subscribe,
    () => Boolean(input.current?.value),
    () => false,
  );
}

export interface ClearButtonProps {
  label: string;
  input: RefObject<HTMLInputElement | null>;
  /** Where it stands from the right edge, for an input with another button after it. */
  className?: string;
}

/** Empties the input beside it and puts the focus back there. Shown only while there is something to empty. */
export function ClearButton({ label, input, className = 'right-0.5' }: ClearButtonProps) {
  const filled = useFilled(input);
  if (!filled) return null;
  const clear = () => {
    if (!input.current) return;
    setInputValue(input.current, '');
    input.current.focus();
  };
  return (
    <IconButton
      label={label}
      icon={<CloseIcon size={16} />}
      className={cx('absolute inset-y-0 my-auto', className)}
      onClick={clear}
    />
  );
}
