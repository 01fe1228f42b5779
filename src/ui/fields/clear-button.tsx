import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import { IconButton } from '@/ui/actions/icon-button';
import { CloseIcon } from '@/ui/icons/close-icon';

/** The input types that have a control to empty them (specification 000, "Reset-field control"). */
const clearableTypes = ['text', 'search', 'tel', 'url', 'email', 'password', 'date'];

/** Whether an input of this type may have a control to empty it. */
export function canClear(type: string): boolean {
  return clearableTypes.includes(type);
}

/** Empties the input as if the shopper had done it, so that React and form libraries hear of it. */
function clear(input: HTMLInputElement) {
  // React keeps the last value it saw on the element itself; only the prototype's setter gets past that.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
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
}

/** Empties the input beside it and puts the focus back there. Shown only while there is something to empty. */
export function ClearButton({ label, input }: ClearButtonProps) {
  const filled = useFilled(input);
  if (!filled) return null;
  return (
    <IconButton
      label={label}
      icon={<CloseIcon size={16} />}
      className="absolute inset-y-0 right-0.5 my-auto"
      onClick={() => input.current && clear(input.current)}
    />
  );
}
