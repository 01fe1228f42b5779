import type { ReactNode } from 'react';
import { FieldError } from './field-error';
import type { FieldProps } from './use-field';

export interface FieldFrameProps extends FieldProps {
  controlId: string;
  hintId?: string;
  errorId?: string;
  className?: string;
  children: ReactNode;
}

/** Wraps a control: label and hint above, error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, error, optionalLabel, controlId, hintId, errorId, className = '', children } = props;
  return (
    <div className={`field ${className}`}>
      <label className="field-label" htmlFor={controlId}>
        {/* The space is part of the accessible name. */}
        {label}{' '}
        {optionalLabel ? <span className="ml-1 font-normal text-ink-soft">{optionalLabel}</span> : null}
      </label>
      {hint ? (
        <p id={hintId} className="field-note">
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
