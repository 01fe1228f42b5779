import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Ways in which a text enters a field. */
export const INPUT_METHODS = {
  keystrokes: (field: HTMLInputElement, text: string) => userEvent.type(field, text),
  paste: async (field: HTMLInputElement, text: string) => {
    await userEvent.click(field);
    await userEvent.paste(text);
  },
  /** Sends a single event with the whole value, in a field that may have no focus. */
  autofill: async (field: HTMLInputElement, text: string) => {
    fireEvent.input(field, { target: { value: text } });
  },
  /** Composes with an input method, which replaces its text so far: a field that rewrites it meanwhile garbles it. */
  composition: async (field: HTMLInputElement, text: string) => {
    await userEvent.click(field);
    const start = field.value.length;
    fireEvent.compositionStart(field);
    for (let length = 1; length <= text.length; length += 1) {
      const value =
        field.value.slice(0, start) + text.slice(0, length) + field.value.slice(start + length - 1);
      fireEvent.input(field, { target: { value }, isComposing: true, inputType: 'insertCompositionText' });
    }
    fireEvent.compositionEnd(field, { data: text });
  },
} as const;

export type InputMethod = keyof typeof INPUT_METHODS;
export const INPUT_METHOD_NAMES = Object.keys(INPUT_METHODS) as InputMethod[];
