import {
  type ChangeEvent,
  type ComponentProps,
  type CompositionEvent,
  type KeyboardEvent,
  useRef,
} from 'react';
import type { EditedText, Rewrite } from './mask';
import { setInputValue } from './set-input-value';

type InputHandlers = Pick<ComponentProps<'input'>, 'onKeyDown' | 'onChange' | 'onCompositionEnd'>;

/**
 * Rewrites an input after each edit, before the other change handlers run. Leaves text alone while it is being composed with an
 * input method, and text that Undo and Redo restore.
 */
export function useRewrite(rewrite: Rewrite, handlers: InputHandlers): Required<InputHandlers> {
  const previous = useRef('');
  const isSettingValue = useRef(false);
  const edited = (input: HTMLInputElement, inputType: string): EditedText => {
    const { value, selectionStart } = input;
    return rewrite({
      previous: previous.current,
      typed: value,
      caret: selectionStart ?? value.length,
      inputType,
    });
  };
  return {
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      previous.current = event.currentTarget.value;
      handlers.onKeyDown?.(event);
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      const { inputType = '', isComposing } = event.nativeEvent as InputEvent;
      if (!isComposing && !inputType.startsWith('history') && !isSettingValue.current) {
        const { text, caret } = edited(input, inputType);
        // Setting an equal value would end the browser's list of edits to undo.
        if (text !== input.value) {
          input.value = text;
          moveCaret(input, caret);
        }
        previous.current = text;
      }
      handlers.onChange?.(event);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      handlers.onCompositionEnd?.(event);
      const input = event.currentTarget;
      const { text, caret } = edited(input, 'insertFromComposition');
      previous.current = text;
      if (text === input.value) return;
      // Some browsers send no input event after the end.
      isSettingValue.current = true;
      setInputValue(input, text);
      isSettingValue.current = false;
      moveCaret(input, caret);
    },
  };
}

/**
 * Moves the caret, but not in an autofilled field: that would move focus in Safari. Email fields have no caret that can be set.
 */
function moveCaret(input: HTMLInputElement, caret: number): void {
  if (document.activeElement === input && input.selectionStart !== null)
    input.setSelectionRange(caret, caret);
}
