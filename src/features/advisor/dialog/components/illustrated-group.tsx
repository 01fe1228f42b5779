import { type ReactNode, type Ref, useId } from 'react';
import { FieldError } from '@/ui/fields/field-error';
import { cx } from '@/ui/lib/cx';

export interface IllustratedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  drawing: ReactNode;
}

export interface IllustratedGroupProps<Value extends string> {
  legend: ReactNode;
  legendHidden?: boolean;
  options: readonly IllustratedOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: ReactNode;
  /** Rows on phones, for options with short texts. */
  rowsOnPhone?: boolean;
  /** Ref of the first radio. */
  ref?: Ref<HTMLInputElement>;
}

/** Renders native radios as cards with a drawing each. */
export function IllustratedGroup<Value extends string>(props: IllustratedGroupProps<Value>) {
  const { legend, legendHidden, options, value, onChange, error, rowsOnPhone, ref } = props;
  const name = useId();
  const errorId = error ? `${name}-error` : undefined;
  return (
    <fieldset className="field">
      <legend className={legendHidden ? 'sr-only' : 'field-label mb-1.5'}>{legend}</legend>
      <FieldError id={errorId}>{error}</FieldError>
      <div
        className={cx(
          'grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]',
          rowsOnPhone ? 'grid-cols-1' : 'grid-cols-2 max-[22rem]:grid-cols-1',
        )}
      >
        {options.map((option, index) => (
          <label
            key={option.value}
            className={cx(
              'choice choice-card flex-col items-stretch',
              rowsOnPhone && 'max-sm:flex-row-reverse max-sm:items-center max-sm:justify-between max-sm:py-2',
            )}
          >
            <span className="flex justify-center">{option.drawing}</span>
            <span className="flex gap-3">
              <input
                ref={index === 0 ? ref : undefined}
                type="radio"
                className="choice-mark"
                name={name}
                value={option.value}
                checked={value === option.value}
                onChange={() => onChange(option.value)}
                aria-invalid={error ? true : undefined}
                aria-describedby={errorId}
              />
              <span className="min-w-0 font-medium">{option.label}</span>
            </span>{' '}
            {option.description ? <span className="field-note">{option.description}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
