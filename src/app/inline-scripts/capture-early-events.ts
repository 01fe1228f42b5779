/**
 * Handles what the shopper does before the page is hydrated. Runs before the first paint and may use only globals of the
 * browser. What works without scripts is left to the browser: links, `details`, forms with an action, text fields.
 *
 * - Records clicks on buttons, also by keyboard, and changes of selects, checkboxes and radios, for `replayEarlyEvents`. A clicked button fades.
 * - Replaces the browser's message for an invalid field, which is in the browser's language, by the one in the field's
 *   `data-invalid` attribute.
 */
export function captureEarlyEvents(): void {
  /** Clicked buttons; changed selects with their values; checkboxes and radios with whether they are checked. */
  const controls = new Map<HTMLElement, string | boolean | undefined>();
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest('button');
    if (!button || (button.type === 'submit' && button.form?.hasAttribute('action'))) return;
    // Also prevents a form without an action from putting its values into the URL.
    event.preventDefault();
    event.stopPropagation();
    // An animation, since React reports attributes that it did not render.
    if (!controls.has(button)) button.animate?.({ opacity: 0.5 }, { duration: 200, fill: 'forwards' });
    controls.set(button, undefined);
  };
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) controls.set(target, target.value);
    else if (/checkbox|radio/.test((target as HTMLInputElement).type)) {
      controls.set(target as HTMLInputElement, (target as HTMLInputElement).checked);
    }
  };
  const onInvalid = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    const { invalid } = field.dataset;
    if (!invalid) return;
    field.setCustomValidity(invalid);
    field.addEventListener('input', () => field.setCustomValidity(''), { once: true });
  };
  const replay = (control: HTMLElement, value: string | boolean | undefined) => {
    for (const fading of control.getAnimations?.() ?? []) fading.cancel();
    if (typeof value === 'boolean') {
      // React hears a click that changes the box, whether or not it has reset it.
      (control as HTMLInputElement).checked = !value;
      // Makes it hydrate a box whose code has just loaded, before the click: it would take the changed box for the first one.
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (typeof value !== 'string') return control.click();
    // React has reset it to the value that it rendered.
    (control as HTMLSelectElement).value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
  addEventListener('click', onClick, options);
  addEventListener('change', onChange, options);
  // Stays: a field may hydrate later than the page.
  addEventListener('invalid', onInvalid, true);
  window.replayEarlyEvents = (whenHydrated) => {
    delete window.replayEarlyEvents;
    controller.abort();
    for (const [control, value] of controls)
      void whenHydrated(control).then((current) => replay(current, value));
  };
}
