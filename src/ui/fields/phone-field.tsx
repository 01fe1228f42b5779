import { useState } from 'react';
import { formatPhone, hasExtension } from '@/domain/contact/phone';
import { maskDigits, type Rewrite } from './mask';
import { TextField, type TextFieldProps } from './text-field';

export interface PhoneFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'rewrite' | 'clean' | 'maxLength'> {
  /** Says that the extension of a number is left out. */
  extensionHint: string;
}

const mask = maskDigits(formatPhone);

/**
 * Renders a North American phone number, formatted while typed, pasted or autofilled (000 §5). The value is the formatted text.
 * Works like TextField, also with form libraries.
 */
export function PhoneField({ extensionHint, hint, ...rest }: PhoneFieldProps) {
  /** The number whose extension is left out. */
  const [extended, setExtended] = useState<string>();
  const notice = extended === undefined ? undefined : extensionHint;
  const rewrite: Rewrite = (edit) => {
    // Digits typed after it belong to the extension.
    if (extended !== undefined && edit.typed.startsWith(extended))
      return { text: extended, caret: edit.caret };
    const edited = mask(edit);
    setExtended(hasExtension(edit.typed) ? edited.text : undefined);
    return edited;
  };
  return (
    <>
      <TextField autoComplete="tel-national" {...rest} type="tel" hint={notice ?? hint} rewrite={rewrite} />
      <p role="status" className="sr-only">
        {notice}
      </p>
    </>
  );
}
