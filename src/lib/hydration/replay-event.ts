/** What an early event has led to: the value of a select, or whether a checkbox or radio is checked; undefined for a click. */
export type EarlyValue = string | boolean | undefined;

/** Repeats an early click or choice for React, which has not heard of it. */
export function replayEvent(control: HTMLElement, value: EarlyValue): void {
  // Of a button that was clicked before the page was hydrated.
  for (const fading of control.getAnimations?.() ?? []) fading.cancel();
  if (control instanceof HTMLSelectElement && typeof value === 'string') {
    // React has reset it to the value that it rendered.
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (control instanceof HTMLInputElement && typeof value === 'boolean') {
    // React hears a click that changes the box, whether or not it has reset it.
    control.checked = !value;
    // Makes React hydrate the box before the click: it would take the changed box for the first one.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  control.click();
}
