import { useRef } from 'react';
import { cx } from '@/ui/lib/cx';
import { mergeRefs } from '@/ui/lib/merge-refs';
import { ClearButton } from './clear-button';
import { FieldFrame } from './field-frame';
import type { Formatter } from './mask';
import type { TextFieldProps } from './text-field';
import { useField } from './use-field';
import { useMask } from './use-mask';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  value?: string;
  defaultValue?: string;
  /** Formats digits as a phone number, including incomplete ones: `(xxx) xxx - xxxx` on this site. */
  format: Formatter;
}

/**
 * A North American phone number, formatted while typed, pasted or autofilled (000 §5). The value is the formatted text.
 * Works like TextField, also with form libraries.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, optionalLabel, clearLabel, className, id, ref, format, ...rest } = props;
  const field = useField({ hint, error }, id);
  const input = useRef<HTMLInputElement>(null);
  const formatNational: Formatter = (text) => format(withoutCountryCode(text));
  const mask = useMask(format);
  const clearable = clearLabel && !rest.disabled && !rest.readOnly;

  return (
    <FieldFrame
      {...{ label, hint, error, optionalLabel, className }}
      controlId={field.control.id}
      hintId={field.hintId}
      errorId={field.errorId}
    >
      <div className="relative">
        <input
          autoComplete="tel-national"
          {...rest}
          {...formatValueProps(rest, formatNational)}
          {...field.control}
          type="tel"
          ref={mergeRefs(input, ref)}
          className={cx('control', clearable && 'control-clearable')}
          onKeyDown={(event) => {
            mask.handleKeyDown(event);
            rest.onKeyDown?.(event);
          }}
          onChange={(event) => {
            const { value } = event.currentTarget;
            // Strips the country code of a pasted or autofilled number. A typed plus sign is dropped before a digit follows.
            if (value !== withoutCountryCode(value)) event.currentTarget.value = withoutCountryCode(value);
            mask.handleChange(event);
            rest.onChange?.(event);
          }}
        />
        {clearable ? <ClearButton label={clearLabel} input={input} /> : null}
      </div>
    </FieldFrame>
  );
}

/** Strips the US and Canada country code from a number in international format. */
function withoutCountryCode(text: string): string {
  return text.replace(/^\s*\+1/, '');
}

function formatValueProps(
  { value, defaultValue }: Pick<PhoneFieldProps, 'value' | 'defaultValue'>,
  format: Formatter,
) {
  if (value !== undefined) return { value: format(value) };
  return defaultValue === undefined ? {} : { defaultValue: format(defaultValue) };
}
