import { type RefObject, useEffect, useState } from 'react';
import { termOf } from '../api/use-suggestions';

/** Debounce delay before suggestions are requested, in milliseconds. */
const PAUSE_MS = 180;

/**
 * Debounced term of the form field `q`; '' when there is nothing to suggest.
 *
 * @returns the term, and a function that dismisses suggestions until the next input.
 */
export function useTypedTerm(form: RefObject<HTMLFormElement | null>): [string, () => void] {
  const [term, setTerm] = useState('');

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fieldOf = () => element.elements.namedItem('q') as HTMLInputElement;
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setTerm(termOf(fieldOf().value)), PAUSE_MS);
    };
    const putAway = () => {
      clearTimeout(timer);
      setTerm('');
    };
    element.addEventListener('input', follow, { signal });
    element.addEventListener('submit', putAway, { signal });
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!element.contains(relatedTarget as Node | null)) putAway();
      },
      { signal },
    );
    // Text typed before this code loaded.
    const field = fieldOf();
    if (field === document.activeElement && field.value !== field.defaultValue) follow();
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [form]);

  return [term, () => setTerm('')];
}
