import { type ReactNode, useId } from 'react';

/** Props that every form field has around its control. */
export interface FieldProps {
  label: ReactNode;
  /** Help text between label and control. */
  hint?: ReactNode;
  /** Error message. When set, the control is invalid. */
  error?: ReactNode;
  /** Shown after the label of an optional field. */
  optionalLabel?: string;
}

/** Ids and aria attributes that connect a control to its label, hint and error. */
export function useField(messages: Pick<FieldProps, 'hint' | 'error'>, id?: string) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = messages.hint ? `${controlId}-hint` : undefined;
  const errorId = messages.error ? `${controlId}-error` : undefined;
  return {
    hintId,
    errorId,
    control: {
      id: controlId,
      'aria-invalid': errorId ? true : undefined,
      // The error first, as it is the most important.
      'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    },
  };
}
