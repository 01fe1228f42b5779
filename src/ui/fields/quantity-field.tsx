import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { toAsciiDigits } from '@/domain/text/typed-text';
import { IconButton } from '@/ui/actions/icon-button';
import { MinusIcon, PlusIcon } from '@/ui/icons/deferred-icons';
import { FieldError } from './field-error';
import { useField } from './use-field';

type NativeProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'step'>;

export interface QuantityFieldProps extends NativeProps {
  label: ReactNode;
  labelHidden?: boolean;
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  /** Called with an integer from `min` to `max` when it differs from `value`. */
  onChange: (value: number) => void;
  /** Default 1. */
  min?: number;
  /** Default 99. */
  max?: number;
  /** Shown when the typed text was changed, because it is no number from `min` to `max`. */
  rangeText: (min: number, max: number) => ReactNode;
  /** Reason why the last change was not made. */
  error?: ReactNode;
}

/**
 * Renders an integer input with decrease and increase buttons. Avoids the type `number`, which reveals nothing about a text
 * that it cannot read, such as full-width digits. Enter or blur commits typed text. Set `readOnly` while a change is pending:
 * unlike a disabled field it retains keyboard focus.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { label, labelHidden, decreaseLabel, increaseLabel, value, onChange, min = 1, max = 99 } = props;
  const {
    label: _,
    labelHidden: _h,
    decreaseLabel: _d,
    increaseLabel: _i,
    rangeText,
    error,
    id,
    className,
    ...inputProps
  } = props;
  const [draft, setDraft] = useState<string>();
  const [isCorrected, setIsCorrected] = useState(false);
  const message = isCorrected ? rangeText(min, max) : error;
  const field = useField({ error: message }, id);

  const commit = (next: number, typed?: string) => {
    setDraft(undefined);
    setIsCorrected(typed !== undefined && !isQuantity(typed, next));
    if (next !== value) onChange(next);
  };
  const typedValue = draft === undefined ? value : clampQuantity(draft, min, max, value);
  const commitDraft = () => draft !== undefined && commit(typedValue, draft);

  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') commitDraft();
    const step = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0;
    if (step !== 0 && !props.readOnly) commit(clampQuantity(String(typedValue + step), min, max, value));
  };

  const stepper = (step: number, stepLabel: string) => {
    const next = value + step;
    const atLimit = next < min || next > max || props.disabled || props.readOnly;
    const StepIcon = step < 0 ? MinusIcon : PlusIcon;
    return (
      <IconButton
        label={stepLabel}
        icon={<StepIcon size={18} />}
        aria-disabled={atLimit || undefined}
        onClick={() => !atLimit && commit(next)}
      />
    );
  };

  return (
    <div className={`field items-start ${className ?? ''}`}>
      <label htmlFor={field.control.id} className={labelHidden ? 'sr-only' : 'field-label'}>
        {label}
      </label>
      <div className="quantity">
        {stepper(-1, decreaseLabel)}
        <input
          {...inputProps}
          {...field.control}
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value}
          value={draft ?? value}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commitDraft}
          onKeyDown={handleKeyDown}
        />
        {stepper(1, increaseLabel)}
      </div>
      {/* Always mounted, so that it is announced. */}
      <div role="alert" className="empty:hidden">
        <FieldError id={field.errorId}>{message}</FieldError>
      </div>
    </div>
  );
}

/** A sign, digits, and a fraction, which is dropped. Neither exponents nor hexadecimal numbers: nobody orders 1e2 boxes. */
const NUMBER = /^\s*([+-]?\d{1,9})(?:[.,]\d*)?\s*$/;

/**
 * Parses typed text into an integer from `min` to `max`, truncating fractions.
 * Returns `fallback` for text that is not a number.
 */
export function clampQuantity(text: string, min: number, max: number, fallback: number): number {
  const typed = NUMBER.exec(toAsciiDigits(text))?.[1];
  return typed === undefined ? fallback : Math.min(max, Math.max(min, Number(typed)));
}

/** Returns whether the typed text means this quantity, so that it was not corrected. */
function isQuantity(text: string, quantity: number): boolean {
  return Number(toAsciiDigits(text).trim() || Number.NaN) === quantity;
}
