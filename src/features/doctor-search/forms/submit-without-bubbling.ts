import type { FormEvent } from 'react';

/**
 * Handles the submission of a form in a dialog. React would bubble the event to the component that opened the dialog, which may
 * contain another form.
 */
export function submitWithoutBubbling(submit: (event: FormEvent) => unknown) {
  return (event: FormEvent) => {
    event.stopPropagation();
    submit(event);
  };
}
