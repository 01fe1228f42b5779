import { anyPartRests, wakeServedParts } from './resting-parts';

/** What says that the shopper turns to a place of the page. */
const TURNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Elements that take arrows for themselves, instead of scrolling the page. */
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

/** The `ref` of an element around a part of the page: as soon as the shopper turns to one, all parts wake. */
export function partArea(element: HTMLElement | null): void {
  if (!element) return;
  areas.add(element);
  if (watching) return;
  watching = true;
  // On the way down, and before React: it keeps events from a part that it has not taken over.
  for (const type of TURNS) window.addEventListener(type, turn, { capture: true, passive: true });
  window.addEventListener('click', holdPress, true);
  window.addEventListener('keydown', holdKey, true);
}

function turn({ target }: Event): void {
  if (anyPartRests() && isInside(target)) void wakeServedParts();
}

/** A press that comes before the code is made again after it, also when it did not arrive: links then lead on alone. */
function holdPress(event: MouseEvent): void {
  if (!isEarly(event)) return;
  const pressed = (event.target as Element).closest<HTMLElement>('a, button');
  if (!pressed) return;
  event.preventDefault();
  hold(event, () => pressed.click());
}

/** So are keys that only the code of a part hears. */
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

/** Whether an event comes before the code of the part that it is for; with a modifier it is for the browser. */
function isEarly({ metaKey, ctrlKey, shiftKey, altKey, target }: MouseEvent | KeyboardEvent): boolean {
  const forBrowser = metaKey || ctrlKey || shiftKey || altKey;
  return !repeating && !forBrowser && anyPartRests() && isInside(target);
}

/** Nobody hears the event now: what is awake already would hear it twice. */
function hold(event: Event, repeat: () => void): void {
  event.stopImmediatePropagation();
  void wakeServedParts().then(() => {
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
