/**
 * The element itself, or the one of the same name that has replaced it, for a replayed event: an update may render a control
 * as a new element before the replay, such as the insurance toggle when the lenses of the last visit load.
 */
export function currentElement<Control extends Element>(control: Control): Control {
  if (control.isConnected) return control;
  const name = nameOf(control);
  const others = name ? document.querySelectorAll<Control>(control.tagName) : [];
  return [...others].find((other) => nameOf(other) === name) ?? control;
}

/** Enough of the accessible name to compare controls by. */
function nameOf(control: Element): string | null {
  return control.ariaLabel ?? (control.closest('label') ?? control).textContent;
}
