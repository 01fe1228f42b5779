import { type ChangeEvent, type KeyboardEvent, useRef } from 'react';
import { type Format, remask } from './mask';

/** Formats an input of digits while it is typed, before anybody else hears of the change. */
export function useMask(format: Format) {
  const before = useRef('');
  return {
    /** For the input's key presses: what a key is about to change. */
    note: (event: KeyboardEvent<HTMLInputElement>) => {
      before.current = event.currentTarget.value;
    },
    /** For the input's changes. */
    apply: (event: ChangeEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      const { inputType = '' } = event.nativeEvent as InputEvent;
      const typed = input.value;
      const caret = input.selectionStart ?? typed.length;
      const shown = remask({ before: before.current, typed, caret, inputType }, format);
      before.current = shown.text;
      if (shown.text === typed) return;
      input.value = shown.text;
      // Not in a field that something else filled in: setting the caret would take the focus in Safari.
      if (document.activeElement === input) input.setSelectionRange(shown.caret, shown.caret);
    },
  };
}
