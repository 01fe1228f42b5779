import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { cx } from '@/ui/lib/cx';
import { FieldError } from './field-error';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** A sentence under the label. */
  description?: ReactNode;
  /** Shown at the end of the row: a price, a badge. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  legend: ReactNode;
  legendHidden?: boolean;
  options: readonly RadioOption[];
  /** plain: rows; cards: each option as a card. */
  variant?: 'plain' | 'cards';
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** Ref of the first radio, so that an invalid form can focus it. */
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

interface RadioProps extends ComponentProps<'input'> {
  option: RadioOption;
  card: boolean;
}

function Radio({ option, card, ...inputProps }: RadioProps) {
  return (
    <label className={cx('choice', card && 'choice-card max-[22rem]:flex-wrap')}>
      <input
        {...inputProps}
        type="radio"
        className="choice-mark"
        value={option.value}
        disabled={option.disabled}
      />
      {/* The spaces are part of the accessible name. */}
      <span className="min-w-0 grow max-[22rem]:flex-1">
        <span className={card ? 'font-medium' : ''}>{option.label}</span>{' '}
        {option.description ? <span className="field-note block">{option.description}</span> : null}
      </span>{' '}
      {/* Below the text on the narrowest screens, which have no room for two columns. */}
      {option.aside ? (
        <span className="max-w-1/2 text-right max-[22rem]:w-full max-[22rem]:max-w-none max-[22rem]:pl-9 max-[22rem]:text-left">
          {option.aside}
        </span>
      ) : null}
    </label>
  );
}

/** Renders native radios in a fieldset. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, legendHidden, options, variant = 'plain', value, defaultValue, onChange } = props;
  const { hint, error, ref, className } = props;
  const generatedName = useId();
  const hintId = hint ? `${generatedName}-hint` : undefined;
  const errorId = error ? `${generatedName}-error` : undefined;

  // Above cards: a list of them is often longer than a phone is high.
  const errorMessage = <FieldError id={errorId}>{error}</FieldError>;

  return (
    <fieldset className={cx('field', className)} aria-describedby={hintId}>
      <legend className={legendHidden ? 'sr-only' : 'field-label mb-1.5'}>{legend}</legend>
      {hint ? (
        <p id={hintId} className={cx('field-note', variant === 'cards' && 'mb-1.5 text-balance')}>
          {hint}
        </p>
      ) : null}
      {variant === 'cards' ? errorMessage : null}
      <div className={variant === 'cards' ? 'grid grid-cols-1 gap-2' : ''}>
        {options.map((option, index) => (
          <Radio
            key={option.value}
            option={option}
            card={variant === 'cards'}
            ref={index === 0 ? ref : undefined}
            name={props.name ?? generatedName}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={() => onChange?.(option.value)}
            aria-invalid={error ? true : undefined}
            // Describes the radio instead of the group, because an invalid form moves the focus to the radio.
            aria-describedby={errorId}
          />
        ))}
      </div>
      {variant === 'cards' ? null : errorMessage}
    </fieldset>
  );
}
