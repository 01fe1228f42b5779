import { type ComponentProps, useRef } from 'react';
import { cx } from '@/ui/lib/cx';
import { mergeRefs } from '@/ui/lib/merge-refs';
import { ClearButton, canClear } from './clear-button';
import { FieldFrame } from './field-frame';
import { type FieldProps, useField } from './use-field';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldProps {
  /**
   * Label of the clear button, shown while the field has a value. Only for the types text, search, tel,
   * url, email, password and date; ignored on other types.
   */
  clearLabel?: string;
}

/**
 * A labeled native input. Works controlled, uncontrolled and with react-hook-form's `register`.
 * `className` goes to the field wrapper.
 */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optionalLabel, clearLabel, className, id, ref, type = 'text', ...rest } = props;
  const field = useField({ hint, error }, id);
  const input = useRef<HTMLInputElement>(null);
  const clearable = clearLabel && canClear(type) && !rest.disabled && !rest.readOnly;

  return (
    <FieldFrame
      {...{ label, hint, error, optionalLabel, className }}
      controlId={field.control.id}
      hintId={field.hintId}
      errorId={field.errorId}
    >
      <div className="relative">
        <input
          {...rest}
          {...field.control}
          type={type}
          ref={mergeRefs(input, ref)}
          className={cx('control', clearable && 'control-clearable')}
        />
        {clearable ? <ClearButton label={clearLabel} input={input} /> : null}
      </div>
    </FieldFrame>
  );
}
