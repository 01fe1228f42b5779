import type { FormEvent } from 'react';

/**
 * Handles the submission of a form in a dialog. React passes events on to the component that opened the dialog, whose form
 * would take it for its own.
 */
export function submitWithoutBubbling(submit: (event: FormEvent) => unknown) {
  return (event: FormEvent) => {
    event.stopPropagation();
    submit(event);
  };
}
