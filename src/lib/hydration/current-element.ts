import { successorOf } from './replaced-elements';

/**
 * Returns the element itself, or the one of the same name that has replaced it, for a replayed event: an update may render a
 * control as a new element before the replay, such as the insurance toggle when the lenses of the last visit load.
 */
export function currentElement<Control extends Element>(control: Control): Control {
  if (control.isConnected) return control;
  const successor = successorOf(control);
  if (successor) return successor;
  const name = nameOf(control);
  const others = name ? document.querySelectorAll<Control>(control.tagName) : [];
  return [...others].find((other) => nameOf(other) === name) ?? control;
}

/**
 * Returns a button's `name`, which it has where its label changes; else enough of the accessible name to compare controls by.
 */
function nameOf(control: Element): string | null {
  if (control instanceof HTMLButtonElement && control.name) return control.name;
  return control.ariaLabel ?? (control.closest('label') ?? control).textContent;
}
