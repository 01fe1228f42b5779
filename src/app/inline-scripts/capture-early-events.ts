/**
 * Handles what the shopper does before the page is hydrated. Runs before the first paint and may use only globals of the
 * browser. What works without scripts is left to the browser: links, `details`, forms with an action, text fields.
 *
 * - Records clicks on buttons, also by keyboard, and changes of selects, for `replayEarlyEvents`. A clicked button fades.
 * - Replaces the browser's message for an invalid field, which is in the browser's language, by the one in the field's
 *   `data-invalid` attribute.
 */
export function captureEarlyEvents(): void {
  /** Clicked buttons, and changed selects with their values. */
  const controls = new Map<HTMLElement, string | undefined>();
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest('button');
    if (!button || (button.type === 'submit' && button.form?.hasAttribute('action'))) return;
    // Also keeps a form without an action from putting its values into the URL.
    event.preventDefault();
    event.stopPropagation();
    // An animation, since React reports attributes that it did not render.
    if (!controls.has(button)) button.animate?.({ opacity: 0.5 }, { duration: 200, fill: 'forwards' });
    controls.set(button, undefined);
  };
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) controls.set(target, target.value);
  };
  const onInvalid = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    const { invalid } = field.dataset;
    if (!invalid) return;
    field.setCustomValidity(invalid);
    field.addEventListener('input', () => field.setCustomValidity(''), { once: true });
  };
  const replay = (control: HTMLElement, value: string | undefined) => {
    for (const fading of control.getAnimations?.() ?? []) fading.cancel();
    if (value === undefined) return control.click();
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
    for (const [control, value] of controls) void whenHydrated(control).then(() => replay(control, value));
  };
}
