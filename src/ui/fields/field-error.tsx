import type { ReactNode } from 'react';
import { WarningIcon } from '@/ui/icons/warning-icon';

export interface FieldErrorProps {
  id?: string;
  children?: ReactNode;
}

/** What is wrong with a field; renders nothing without children. Tie it by aria-describedby. */
export function FieldError({ id, children }: FieldErrorProps) {
  if (!children) return null;
  return (
    <p id={id} className="field-error">
      <WarningIcon size={18} />
      <span>{children}</span>
    </p>
  );
}
