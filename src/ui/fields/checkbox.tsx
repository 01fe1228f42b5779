import type { ComponentProps } from 'react';
import { cx } from '@/ui/lib/cx';
import { FieldError } from './field-error';
import { type FieldProps, useField } from './use-field';

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'children'>,
    Omit<FieldProps, 'optionalLabel'> {}

/** Renders a native checkbox with its label; the whole row is clickable. `className` goes to the field wrapper. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const field = useField({ hint, error }, id);
  return (
    <div className={cx('field', className)}>
      <label className="choice">
        <input {...rest} {...field.control} type="checkbox" className="choice-mark" />
        <span>{label}</span>
      </label>
      {hint ? (
        <p id={field.hintId} className="field-note -mt-2 pl-9">
          {hint}
        </p>
      ) : null}
      {error ? (
        <div className="-mt-1 pl-9">
          <FieldError id={field.errorId}>{error}</FieldError>
        </div>
      ) : null}
    </div>
  );
}
