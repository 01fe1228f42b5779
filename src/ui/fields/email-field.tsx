import { cleanEmail } from '@/domain/contact/email';
import { TextField, type TextFieldProps } from './text-field';

/** Longest address that can be delivered to (RFC 5321 §4.5.3.1.3, without its angle brackets). */
const MAX_LENGTH = 254;

/** Renders a text field for an email address, with the keyboard and the autofill for it. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'clean' | 'maxLength'>) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      type="email"
      inputMode="email"
      clean={cleanEmail}
      maxLength={MAX_LENGTH}
    />
  );
}
