import { type ChangeEvent, type KeyboardEvent, useRef } from 'react';
import { type Format, remask } from './mask';

/** Masks an input while typing, before other change handlers run. */
export function useMask(format: Format) {
  const before = useRef('');
  return {
    /** Records the value before the key changes it. */
    note: (event: KeyboardEvent<HTMLInputElement>) => {
      before.current = event.currentTarget.value;
    },
    apply: (event: ChangeEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      const { inputType = '' } = event.nativeEvent as InputEvent;
      const typed = input.value;
      const caret = input.selectionStart ?? typed.length;
      const shown = remask({ before: before.current, typed, caret, inputType }, format);
      before.current = shown.text;
      if (shown.text === typed) return;
      input.value = shown.text;
      // Not for an autofilled field: setting the caret would move focus in Safari.
      if (document.activeElement === input) input.setSelectionRange(shown.caret, shown.caret);
    },
  };
}
