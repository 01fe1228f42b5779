import { useEffect, useRef } from 'react';

/**
 * Moves focus to the first invalid control, else to the first one, each time a form is rejected.
 *
 * @param rejections how often it was rejected.
 * @returns a ref for the form.
 */
export function useFocusOnRejection(rejections: number) {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (rejections === 0) return;
    const form = formRef.current;
    const target = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form?.querySelector('input');
    target?.focus();
  }, [rejections]);
  return formRef;
}
