import { hasPendingHydration, hydrateDeferred } from './resting-parts';

/** Events that signal intent to interact. */
const TURNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Elements that handle arrow keys themselves instead of scrolling the page. */
const TAKES_ARROWS = '[role="tab"], [role="menuitem"], [role="option"]';
const ARROWS: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
]);

const areas = new WeakSet<Element>();
let watching = false;
let repeating = false;

/** The `ref` of an element around deferred components: interaction inside it hydrates all of them. */
export function hydrationTrigger(element: HTMLElement | null): void {
  if (!element) return;
  areas.add(element);
  if (watching) return;
  watching = true;
  // Captured before React, which stops events for components that have not hydrated.
  for (const type of TURNS) window.addEventListener(type, turn, { capture: true, passive: true });
  window.addEventListener('click', deferClick, true);
  window.addEventListener('keydown', holdKey, true);
}

function turn({ target }: Event): void {
  if (hasPendingHydration() && isInside(target)) void hydrateDeferred();
}

/** Replays an early click after hydration, also when the code failed to load: links then navigate natively. */
function deferClick(event: MouseEvent): void {
  if (!isEarly(event)) return;
  const clickable = (event.target as Element).closest<HTMLElement>('a, button');
  if (!clickable) return;
  event.preventDefault();
  hold(event, () => clickable.click());
}

/** Replays an early key that only the component's code handles. */
function holdKey(event: KeyboardEvent): void {
  if (!isEarly(event)) return;
  const target = event.target as Element;
  const { key, code } = event;
  const isArrow = ARROWS.has(key) && target.matches(TAKES_ARROWS);
  if (key !== 'Escape' && !isArrow) return;
  if (isArrow) event.preventDefault();
  hold(event, () =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true })),
  );
}

/** Whether an event precedes the hydration of its component. With a modifier it belongs to the browser. */
function isEarly({ metaKey, ctrlKey, shiftKey, altKey, target }: MouseEvent | KeyboardEvent): boolean {
  const forBrowser = metaKey || ctrlKey || shiftKey || altKey;
  return !repeating && !forBrowser && hasPendingHydration() && isInside(target);
}

/** Stops the event and replays it later; components that have hydrated would otherwise handle it twice. */
function hold(event: Event, repeat: () => void): void {
  event.stopImmediatePropagation();
  void hydrateDeferred().then(() => {
    repeating = true;
    repeat();
    repeating = false;
  });
}

function isInside(target: EventTarget | null): boolean {
  for (let element = target as Element | null; element; element = element.parentElement) {
    if (areas.has(element)) return true;
  }
  return false;
}
