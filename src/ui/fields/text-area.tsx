import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame';
import { type FieldProps, useField } from './use-field';

export type TextAreaProps = ComponentProps<'textarea'> & FieldProps;

/** Renders a labeled native textarea. `className` goes to the field wrapper. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optionalLabel, className, id, rows = 4, ...rest } = props;
  const field = useField({ hint, error }, id);
  return (
    <FieldFrame
      {...{ label, hint, error, optionalLabel, className }}
      controlId={field.control.id}
      hintId={field.hintId}
      errorId={field.errorId}
    >
      <textarea rows={rows} {...rest} {...field.control} className="control" />
    </FieldFrame>
  );
}
