/**
 * Handles what the shopper does before the page is hydrated. Runs before the first paint and may use only globals of the
 * browser. What works without scripts is left to the browser: links, `details`, forms with an action, text fields.
 *
 * - Records clicks on buttons, also by keyboard, and changes of selects, checkboxes and radios, for `replayEarlyEvents`. They
 *   reach nothing else meanwhile: part of the page may have hydrated, and would handle them as well. A clicked button pulses,
 *   as in `showPending`.
 * - Replaces the browser's message for an invalid field, which is in the browser's language, by the one in the field's
 *   `data-invalid` attribute.
 */
export function captureEarlyEvents(): void {
  /**
   * Clicked buttons; changed selects with their values; checkboxes and radios with whether they are checked; elements with
   * `data-replay-clicks` with the times of their clicks.
   */
  const controls = new Map<HTMLElement, string | boolean | number[] | undefined>();
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const isBox = (target: EventTarget | null) => /^(checkbox|radio)$/.test((target as HTMLInputElement).type);
  // An animation, since React reports attributes that it did not render.
  const showPending = (button: HTMLElement) =>
    button.animate?.(
      { opacity: [0.7, 0.3] },
      { duration: 600, direction: 'alternate', iterations: Number.POSITIVE_INFINITY },
    );
  const recordTime = (pictures: HTMLElement, { timeStamp }: Event) => {
    const times = controls.get(pictures);
    controls.set(pictures, Array.isArray(times) ? [...times, timeStamp] : [timeStamp]);
  };
  const onClick = (event: Event) => {
    // React takes the click on a box for its change.
    if (isBox(event.target)) event.stopImmediatePropagation();
    const target = event.target as Element;
    const pictures = target.closest<HTMLElement>('[data-replay-clicks]');
    if (pictures) {
      event.stopImmediatePropagation();
      return recordTime(pictures, event);
    }
    const button = target.closest('button');
    if (!button || (button.type === 'submit' && button.form?.hasAttribute('action'))) return;
    // Also prevents a form without an action from putting its values into the URL.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!controls.has(button)) showPending(button);
    controls.set(button, undefined);
  };
  const onChange = (event: Event) => {
    const { target } = event;
    if (target instanceof HTMLSelectElement) controls.set(target, target.value);
    else if (isBox(target)) controls.set(target as HTMLInputElement, (target as HTMLInputElement).checked);
    else return;
    event.stopImmediatePropagation();
  };
  const onInvalid = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    const { invalid } = field.dataset;
    if (!invalid) return;
    field.setCustomValidity(invalid);
    field.addEventListener('input', () => field.setCustomValidity(''), { once: true });
  };
  addEventListener('click', onClick, options);
  addEventListener('change', onChange, options);
  // Stays: a field may hydrate later than the page.
  addEventListener('invalid', onInvalid, true);
  window.earlyControls = controls;
  window.takeEarlyEvents = () => {
    delete window.earlyControls;
    delete window.takeEarlyEvents;
    controller.abort();
    return controls;
  };
}
