import { currentElement } from './current-element';
import { hasPendingHydration, hydrateDeferred } from './deferred-components';

/** Events that signal intent to interact. */
const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Elements that handle arrow keys themselves instead of scrolling the page. */
const ARROW_KEY_WIDGETS = '[role="tab"], [role="menuitem"], [role="option"]';
const ARROW_KEYS: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
]);

const triggers = new WeakSet<Element>();
/** Elements whose event waits for hydration, in the order of the last events, with what replays it. */
const waiting = new Map<Element, () => void>();
let isListening = false;
let isReplaying = false;

/** The `ref` of an element around deferred components: interaction inside it hydrates all of them. */
export function hydrationTrigger(element: HTMLElement | null): void {
  if (!element) return;
  triggers.add(element);
  // Focused before this code ran.
  if (element.contains(document.activeElement)) void hydrateDeferred();
  if (isListening) return;
  isListening = true;
  // Captured before React, which stops events for components that have not hydrated.
  for (const type of INTENT_EVENTS) window.addEventListener(type, onIntent, { capture: true, passive: true });
  window.addEventListener('click', deferClick, true);
  window.addEventListener('change', deferChange, true);
  window.addEventListener('keydown', deferKey, true);
}

function onIntent({ target }: Event): void {
  if (hasPendingHydration() && isInside(target)) void hydrateDeferred();
}

/**
 * Replays an early click after hydration, also when the code failed to load: links then navigate natively. Without a connection
 * they would lead to an error of the browser, so the page stays. (`ConnectionNotice` prevents other links, not these: React stops
 * the events of what has not hydrated before they reach the document.)
 */
function deferClick(event: MouseEvent): void {
  if (!isBeforeHydration(event)) return;
  const clickable = (event.target as Element).closest<HTMLElement>('a, button');
  if (!clickable) return;
  event.preventDefault();
  replayAfterHydration(event, () => {
    if (navigator.onLine || !hasPendingHydration() || clickable.tagName !== 'A')
      currentElement(clickable).click();
  });
}

/** Replays an early choice in a select, of a radio or a checkbox. React resets it to the rendered value meanwhile. */
function deferChange(event: Event): void {
  const { target } = event;
  if (isReplaying || !hasPendingHydration() || !isInside(target)) return;
  if (target instanceof HTMLSelectElement) {
    const { value } = target;
    replayAfterHydration(event, () => {
      const select = currentElement(target);
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  } else if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) {
    const { checked } = target;
    replayAfterHydration(event, () => {
      const box = currentElement(target);
      // React hears a click that changes the box, whether or not it has reset it.
      box.checked = !checked;
      // Makes React hydrate the box before the click: it would take the changed box for the first one.
      box.dispatchEvent(new Event('input', { bubbles: true }));
      box.click();
    });
  }
}

/** Replays an early key that only the component's code handles. */
function deferKey(event: KeyboardEvent): void {
  if (!isBeforeHydration(event)) return;
  const target = event.target as Element;
  const { key, code } = event;
  const isArrow = ARROW_KEYS.has(key) && target.matches(ARROW_KEY_WIDGETS);
  if (key !== 'Escape' && !isArrow) return;
  if (isArrow) event.preventDefault();
  replayAfterHydration(event, () =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true })),
  );
}

/** Whether an event precedes the hydration of its component. With a modifier it belongs to the browser. */
function isBeforeHydration({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  target,
}: MouseEvent | KeyboardEvent): boolean {
  const hasModifier = metaKey || ctrlKey || shiftKey || altKey;
  return !isReplaying && !hasModifier && hasPendingHydration() && isInside(target);
}

/**
 * Stops the event and replays it once later, however often it comes until then: the last choice counts. Components that have
 * hydrated would otherwise handle it twice.
 */
function replayAfterHydration(event: Event, replay: () => void): void {
  event.stopImmediatePropagation();
  const target = event.target as Element;
  if (waiting.size === 0) void hydrateDeferred().then(replayWaiting);
  waiting.delete(target);
  waiting.set(target, replay);
}

function replayWaiting(): void {
  const replays = [...waiting.values()];
  waiting.clear();
  isReplaying = true;
  for (const replay of replays) replay();
  isReplaying = false;
}

/**
 * Resolves to the element when the deferred component around it has loaded, or failed to load; at once if there is none. To
 * the element in its place, if an update has replaced it.
 */
export async function whenHydrated<Control extends Element>(control: Control): Promise<Control> {
  if (hasPendingHydration() && isInside(control)) await hydrateDeferred();
  return currentElement(control);
}

function isInside(target: EventTarget | null): boolean {
  for (let element = target as Element | null; element; element = element.parentElement) {
    if (triggers.has(element)) return true;
  }
  return false;
}
