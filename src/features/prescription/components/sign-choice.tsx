import { useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';

export interface SignChoiceProps extends UseFormRegisterReturn {
  /** Accessible name of the group. */
  legend: string;
  errorId: string | undefined;
}

/** Minus or plus. Two radios that look like one switch. */
export function SignChoice({ legend, errorId, ...field }: SignChoiceProps) {
  const { t } = useLingui();
  return (
    <fieldset className="flex" aria-label={legend}>
      <Sign {...field} value="-" label={t`Minus`} errorId={errorId} className="rounded-l-md" />
      <Sign {...field} value="+" label={t`Plus`} errorId={errorId} className="-ml-px rounded-r-md" />
    </fieldset>
  );
}

interface SignProps extends UseFormRegisterReturn {
  value: '-' | '+';
  label: string;
  errorId: string | undefined;
  className: string;
}

function Sign({ value, label, errorId, className, ...field }: SignProps) {
  return (
    <label
      className={`sign relative grid min-h-12 w-11 cursor-pointer place-items-center border border-line-strong bg-paper font-medium text-lg has-[[aria-invalid]]:border-error has-checked:z-1 has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink has-focus-visible:z-2 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 ${className}`}
    >
      <input
        {...field}
        // React Hook Form would read an unchecked group as null, so that the form could never be submitted.
        onBlur={undefined}
        type="radio"
        value={value}
        aria-label={label}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span aria-hidden="true">{value === '-' ? '−' : '+'}</span>
    </label>
  );
}
