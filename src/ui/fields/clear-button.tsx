import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import { IconButton } from '@/ui/actions/icon-button';
import { CloseIcon } from '@/ui/icons/icons';
import { cx } from '@/ui/lib/cx';
import { setInputValue } from './set-input-value';

/** Input types with a clear button (specification 000, "Reset-field control"). */
const clearableTypes = ['text', 'search', 'tel', 'url', 'email', 'password', 'date'];

/** Returns whether an input of this type may have a clear button. */
export function canClear(type: string): boolean {
  return clearableTypes.includes(type);
}

/** Returns whether the input has a value. Tracks typing, form resets and controlled values. */
function useHasValue(input: RefObject<HTMLInputElement | null>): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = input.current;
      const form = element?.form;
      // The form resets its fields only after the reset event.
      const onReset = () => queueMicrotask(onChange);
      element?.addEventListener('input', onChange);
      form?.addEventListener('reset', onReset);
      return () => {
        element?.removeEventListener('input', onChange);
        form?.removeEventListener('reset', onReset);
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
  /** Offset from the right edge, for an input with another button after this one. */
  className?: string;
}

/** Clears its input and focuses it. Shown only while the input has a value. */
export function ClearButton({ label, input, className = 'right-0.5' }: ClearButtonProps) {
  const hasValue = useHasValue(input);
  if (!hasValue) return null;
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
