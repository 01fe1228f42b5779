type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Elements that a shopper can focus or type into. */
const CONTROLS = 'a, button, input, select, summary, textarea, [tabindex]';

/** Elements that React has rendered in place of server-rendered ones that it could not hydrate. */
const successors = new WeakMap<Element, Element>();

/**
 * Returns the element itself, or the one of the same name that has replaced it, for a replayed event: an update may render a
 * control as a new element before the replay, such as the insurance toggle when the lenses of the last visit load.
 */
export function currentElement<Control extends Element>(control: Control): Control {
  if (control.isConnected) return control;
  const successor = successors.get(control) as Control | undefined;
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

/**
 * Preserves typed text and the focus when React replaces server-rendered elements. It does so with a part of the page that
 * something else has changed before hydration, such as an extension that puts an element beside each field, or the browser's
 * translation. Call it before hydration.
 *
 * @returns call it in each `onRecoverableError`, which runs in the same task as the change of the document, so that no key
 * arrives in between.
 */
export function watchReplacedElements(): () => void {
  /** Replaced controls whose successor has not been rendered, by kind, in the order of the document. */
  const lost = new Map<string, HTMLElement[]>();
  let focused: Element | null = document.activeElement;

  const pair = (records: MutationRecord[]) => {
    for (const control of controlsIn(records.flatMap(({ addedNodes }) => [...addedNodes]))) {
      const replaced = control.isConnected && lost.get(kindOf(control))?.shift();
      if (!replaced) continue;
      successors.set(replaced, control);
      restoreText(replaced, control);
      if (replaced === focused) restoreFocus(replaced, control);
    }
    if ([...lost.values()].every(({ length }) => length === 0)) lost.clear();
  };
  // Code that has yet to load renders successors later.
  const observer = new MutationObserver((records) => {
    if (lost.size > 0) pair(records);
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  // Some browsers fire it for a focused element that is removed. Forgets the focus only if the element is still in the
  // document.
  addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (target === focused && (target as Element).isConnected) focused = null;
    }),
  );

  return () => {
    const records = observer.takeRecords();
    for (const control of controlsIn(records.flatMap(({ removedNodes }) => [...removedNodes]))) {
      if (control.isConnected) continue;
      const kind = kindOf(control);
      lost.set(kind, [...(lost.get(kind) ?? []), control]);
    }
    pair(records);
  };
}

function controlsIn(nodes: Node[]): HTMLElement[] {
  return nodes
    .filter((node) => node instanceof HTMLElement)
    .flatMap((element) => [
      ...(element.matches(CONTROLS) ? [element] : []),
      ...element.querySelectorAll<HTMLElement>(CONTROLS),
    ]);
}

/** Identifies a control without its text, which translation changes, and its id, which React renumbers. */
function kindOf(control: HTMLElement): string {
  return [control.tagName, ...['type', 'name', 'href'].map((name) => control.getAttribute(name))].join();
}

function restoreText(replaced: HTMLElement, control: HTMLElement): void {
  if (!isTextField(replaced) || !isTextField(control) || replaced.value === replaced.defaultValue) return;
  // Bypasses the value property of React, which would consider the value known.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, replaced.value);
  // React handles no events until it has rendered.
  queueMicrotask(() => control.dispatchEvent(new Event('input', { bubbles: true })));
}

function restoreFocus(replaced: HTMLElement, control: HTMLElement): void {
  control.focus({ preventScroll: true });
  if (!isTextField(replaced) || !isTextField(control) || replaced.selectionStart === null) return;
  const { selectionStart, selectionEnd, selectionDirection } = replaced;
  control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

function isTextField(control: HTMLElement): control is TextField {
  return (
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement &&
      !/^(checkbox|radio|file|hidden|submit|button)$/.test(control.type))
  );
}
