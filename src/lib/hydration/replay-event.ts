/**
 * Result of early events: the value of a select, or whether a checkbox or radio is checked; undefined for a click. For an
 * element with `data-replay-clicks`, the times of its clicks, each of which matters there, as for a double click.
 */
export type EarlyValue = string | boolean | readonly number[] | undefined;

let replayedTime: number | undefined;

/** Returns the time of a click, original or replayed. Milliseconds, as `timeStamp`. */
export function timeOfClick({ timeStamp }: Pick<Event, 'timeStamp'>): number {
  return replayedTime ?? timeStamp;
}

/** Shows until `replayEvent` or `stopPending` that a clicked control waits: it pulses. An animation, since React reports attributes that it did not render. */
export function showPending(control: HTMLElement): void {
  control.animate?.(PULSE, { duration: 600, direction: 'alternate', iterations: Number.POSITIVE_INFINITY });
}

export function stopPending(control: HTMLElement): void {
  for (const pending of control.getAnimations?.() ?? []) pending.cancel();
}

/** It only fades, which is no motion. */
const PULSE = { opacity: [0.7, 0.3] };

/** Does what takes a slow phone long, such as rendering a dialog, after the next frame: the control that was clicked pulses in it. */
export function afterPulse(control: HTMLElement | null, action: () => void): void {
  if (control) showPending(control);
  // A timer set in a frame runs after that frame's paint.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (control) stopPending(control);
      action();
    }),
  );
}

/** Makes React hydrate a control whose code is there, by an event that it has to handle at once. */
export function hydrateNow(control: HTMLElement): void {
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Repeats an early click or choice for React, which has not heard of it. */
export function replayEvent(control: HTMLElement, value: EarlyValue): void {
  stopPending(control);
  if (control instanceof HTMLSelectElement && typeof value === 'string') {
    // React has reset it to the value that it rendered.
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (control instanceof HTMLInputElement && typeof value === 'boolean') {
    // React hears a click that changes the box, whether or not it has reset it.
    control.checked = !value;
    // Before the click: React would take the changed box for the first one.
    hydrateNow(control);
  }
  for (const time of typeof value === 'object' ? value : [undefined]) {
    replayedTime = time;
    control.click();
  }
  replayedTime = undefined;
}
