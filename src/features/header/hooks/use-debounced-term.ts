import { type RefObject, useEffect, useState } from 'react';
import { normalizeTerm } from '../api/use-suggestions';

/** Debounce delay before suggestions are requested, in milliseconds. */
const DEBOUNCE_MS = 180;

/**
 * Returns the debounced term of the form field `q`; '' when there is nothing to suggest.
 *
 * @returns the term, and a function that dismisses suggestions until the next input.
 */
export function useDebouncedTerm(form: RefObject<HTMLFormElement | null>): [string, () => void] {
  const [term, setTerm] = useState('');

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const getField = () => element.elements.namedItem('q') as HTMLInputElement;
    const handleInput = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setTerm(normalizeTerm(getField().value)), DEBOUNCE_MS);
    };
    const dismiss = () => {
      clearTimeout(timer);
      setTerm('');
    };
    element.addEventListener('input', handleInput, { signal });
    element.addEventListener('submit', dismiss, { signal });
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!element.contains(relatedTarget as Node | null)) dismiss();
      },
      { signal },
    );
    // Text typed before this code loaded.
    const field = getField();
    if (field === document.activeElement && field.value !== field.defaultValue) handleInput();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [form]);

  return [term, () => setTerm('')];
}
