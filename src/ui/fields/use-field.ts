import { type ReactNode, useId } from 'react';

/** What every field of a form shows around its control. */
export interface FieldTexts {
  label: ReactNode;
  /** Help that is always there, between label and control. */
  hint?: ReactNode;
  /** What is wrong. Its presence makes the control invalid. */
  error?: ReactNode;
  /** Said after the label of a field that may stay empty. */
  optionalLabel?: string;
}

/** Identifiers and aria attributes that tie a control to its label, hint and error. */
export function useField(texts: Pick<FieldTexts, 'hint' | 'error'>, id?: string) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = texts.hint ? `${controlId}-hint` : undefined;
  const errorId = texts.error ? `${controlId}-error` : undefined;
  return {
    hintId,
    errorId,
    control: {
      id: controlId,
      'aria-invalid': errorId ? true : undefined,
      // The error first: it is what the person needs to hear.
      'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    },
  };
}
