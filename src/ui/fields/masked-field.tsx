import { type Completer, type Formatter, maskDigits } from './mask';
import { TextField, type TextFieldProps } from './text-field';

export interface MaskedFieldProps extends Omit<TextFieldProps, 'rewrite' | 'maxLength'> {
  /** Formats digits, including incomplete ones, and leaves out those beyond their limit. */
  format: Formatter;
  complete?: Completer;
}

/** Renders a text field for digits that are formatted while typed, pasted or autofilled, such as a card number. */
export function MaskedField({ format, complete, ...rest }: MaskedFieldProps) {
  return <TextField inputMode="numeric" {...rest} rewrite={maskDigits(format, complete)} />;
}
