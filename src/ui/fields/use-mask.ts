import { type ChangeEvent, type KeyboardEvent, useRef } from 'react';
import { applyMask, type Completer, completeEdit, type Formatter } from './mask';

/**
 * Masks an input while typing, before other change handlers run.
 *
 * @param complete completes what was typed first.
 */
export function useMask(format: Formatter, complete: Completer = (typed) => typed) {
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
      const masked = applyMask(
        completeEdit({ previous: previous.current, typed, caret, inputType }, complete),
        format,
      );
      previous.current = masked.text;
      if (masked.text === typed) return;
      input.value = masked.text;
      // Not for an autofilled field: setting the caret would move focus in Safari.
      if (document.activeElement === input) input.setSelectionRange(masked.caret, masked.caret);
    },
  };
}
