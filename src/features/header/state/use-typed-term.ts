import { type RefObject, useEffect, useState } from 'react';
import { termOf } from '../api/use-suggestions';

/** Milliseconds without a key after which suggestions are asked for. */
const PAUSE_MS = 180;

/**
 * The term that is typed into a form's field `q`, once the typing pauses; '' while nothing is to be suggested.
 *
 * @returns the term, and a function that puts the suggestions away until the next key.
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
    // What was typed before this code came.
    const field = fieldOf();
    if (field === document.activeElement && field.value !== field.defaultValue) follow();
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [form]);

  return [term, () => setTerm('')];
}
