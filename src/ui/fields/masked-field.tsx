import type { Completer, Formatter } from './mask';
import { TextField, type TextFieldProps } from './text-field';
import { useMask } from './use-mask';

export interface MaskedFieldProps extends TextFieldProps {
  /** Formats digits, including incomplete ones. */
  format: Formatter;
  complete?: Completer;
}

/** A text field for digits that are formatted while typed, pasted or autofilled, such as a card number. */
export function MaskedField({ format, complete, onKeyDown, onChange, ...rest }: MaskedFieldProps) {
  const mask = useMask(format, complete);
  return (
    <TextField
      inputMode="numeric"
      {...rest}
      onKeyDown={(event) => {
        mask.handleKeyDown(event);
        onKeyDown?.(event);
      }}
      onChange={(event) => {
        mask.handleChange(event);
        onChange?.(event);
      }}
    />
  );
}
