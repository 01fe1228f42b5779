import { type ChangeEvent, type KeyboardEvent, useRef } from 'react';
import { applyMask, type Formatter } from './mask';

/** Masks an input while typing, before other change handlers run. */
export function useMask(format: Formatter) {
  const previous = useRef('');
  return {
    /** Records the value before the key changes it. */
    handleKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      previous.current = event.currentTarget.value;
    },
    handleChange: (event: ChangeEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      const { inputType = '' } = event.nativeEvent as InputEvent;
      const typed = input.value;
      const caret = input.selectionStart ?? typed.length;
      const masked = applyMask({ previous: previous.current, typed, caret, inputType }, format);
      previous.current = masked.text;
      if (masked.text === typed) return;
      input.value = masked.text;
      // Not for an autofilled field: setting the caret would move focus in Safari.
      if (document.activeElement === input) input.setSelectionRange(masked.caret, masked.caret);
    },
  };
}
