import { type RefObject, useEffect, useRef } from 'react';

/** Controls that are invalid, in the order of the document; some are no inputs. */
const INVALID = '[aria-invalid="true"], [data-invalid-control]';

/** @returns the ref of the form, and a function by which its first invalid control takes the focus. */
export function useFocusInvalid(): [form: RefObject<HTMLFormElement | null>, focusInvalid: () => void] {
  const form = useRef<HTMLFormElement>(null);
  const isDue = useRef(false);
  // The errors are rendered some time after the rejection.
  useEffect(() => {
    const invalid = form.current?.querySelector<HTMLElement>(INVALID);
    if (!isDue.current || !invalid) return;
    isDue.current = false;
    invalid.focus();
  });
  const focusInvalid = () => {
    isDue.current = true;
  };
  return [form, focusInvalid];
}
