/**
 * Lets forms know, before they are submitted, what a browser or a password manager filled in without an event. React ignores the
 * event of a field whose value it knows.
 */
export function takeFilledValues(signal?: AbortSignal): void {
  const onSubmit = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement)) return;
    for (const field of target.elements) {
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
        field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  window.addEventListener('submit', onSubmit, { capture: true, ...(signal ? { signal } : {}) });
}
