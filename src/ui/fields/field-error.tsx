import type { ReactNode } from 'react';
import { WarningIcon } from '@/ui/icons/icons';

export interface FieldErrorProps {
  id?: string;
  children?: ReactNode;
}

/** Renders the error message of a field. Renders nothing without children. Reference it by aria-describedby. */
export function FieldError({ id, children }: FieldErrorProps) {
  if (!children) return null;
  return (
    <p id={id} className="field-error">
      <WarningIcon size={18} />
      <span>{children}</span>
    </p>
  );
}
