import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '@/ui/icons/icons';
import { FieldFrame } from './field-frame';
import { type FieldProps, useField } from './use-field';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'multiple' | 'size'>, FieldProps {
  /** The options. Use `children` instead for groups. */
  options?: readonly SelectOption[];
  /** A first option with an empty value: "Choose …", or none. */
  emptyLabel?: string;
  /** Accessible name of the first option, if its label is a sign. */
  emptyName?: string;
}

/** Renders a labeled native select. `className` goes to the field wrapper. */
export function Select(props: SelectProps) {
  const {
    label,
    hint,
    error,
    optionalLabel,
    options,
    emptyLabel,
    emptyName,
    className,
    id,
    children,
    ...rest
  } = props;
  const field = useField({ hint, error }, id);
  return (
    <FieldFrame
      {...{ label, hint, error, optionalLabel, className }}
      controlId={field.control.id}
      hintId={field.hintId}
      errorId={field.errorId}
    >
      <div className="relative">
        <select {...rest} {...field.control} className="control">
          {emptyLabel === undefined ? null : (
            <option value="" aria-label={emptyName}>
              {emptyLabel}
            </option>
          )}
          {options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <ChevronDownIcon size={18} className="pointer-events-none absolute inset-y-0 right-3.5 my-auto" />
      </div>
    </FieldFrame>
  );
}
