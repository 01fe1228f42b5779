import { useRef } from 'react';
import { cx } from '@/ui/lib/cx';
import { mergeRefs } from '@/ui/lib/merge-refs';
import { ClearButton } from './clear-button';
import { FieldFrame } from './field-frame';
import type { Format } from './mask';
import type { TextFieldProps } from './text-field';
import { useField } from './use-field';
import { useMask } from './use-mask';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  value?: string;
  defaultValue?: string;
  /** Writes digits as a phone number, also while there are too few of them: `(xxx) xxx - xxxx` in the store. */
  format: Format;
}

/**
 * A telephone number of the North American plan, formatted while it is typed, pasted or filled in (000 §5). The value it
 * reports is the formatted text. Works like TextField, with form libraries too.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, optionalLabel, clearLabel, className, id, ref, format, ...rest } = props;
  const field = useField({ hint, error }, id);
  const input = useRef<HTMLInputElement>(null);
  const national: Format = (text) => format(withoutCountryCode(text));
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
          {...formatted(rest, national)}
          {...field.control}
          type="tel"
          ref={mergeRefs(input, ref)}
          className={cx('control', clearable && 'control-clearable')}
          onKeyDown={(event) => {
            mask.note(event);
            rest.onKeyDown?.(event);
          }}
          onChange={(event) => {
            const { value } = event.currentTarget;
            // A number pasted or filled in with its country code; a typed plus sign is dropped before a digit follows.
            if (value !== withoutCountryCode(value)) event.currentTarget.value = withoutCountryCode(value);
            mask.apply(event);
            rest.onChange?.(event);
          }}
        />
        {clearable ? <ClearButton label={clearLabel} input={input} /> : null}
      </div>
    </FieldFrame>
  );
}

/** The number without the country code of the US and Canada, where it is written in the international way. */
function withoutCountryCode(text: string): string {
  return text.replace(/^\s*\+1/, '');
}

function formatted({ value, defaultValue }: Pick<PhoneFieldProps, 'value' | 'defaultValue'>, format: Format) {
  if (value !== undefined) return { value: format(value) };
  return defaultValue === undefined ? {} : { defaultValue: format(defaultValue) };
}
