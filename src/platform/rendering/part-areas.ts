import { anyPartRests, wakeServedParts } from './resting-parts';

/** What says that the shopper turns to a place of the page. */
const TURNS = ['pointerover', 'touchstart', 'focusin'] as const;

const areas = new WeakSet<Element>();
let watching = false;
let pressingAgain = false;

/** The `ref` of an element around a part of the page: as soon as the shopper turns to one, all parts wake. */
export function partArea(element: HTMLElement | null): void {
  if (!element) return;
  areas.add(element);
  if (watching) return;
  watching = true;
  // On the way down, and before React: it keeps events from a part that it has not taken over.
  for (const type of TURNS) window.addEventListener(type, turn, { capture: true, passive: true });
  window.addEventListener('click', holdPress, true);
}

function turn({ target }: Event): void {
  if (anyPartRests() && isInside(target)) void wakeServedParts();
}

/** A press that comes before the code is made again after it, also when it did not arrive: links then lead on alone. */
function holdPress(event: MouseEvent): void {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (pressingAgain || opensElsewhere || !anyPartRests() || !isInside(event.target)) return;
  const pressed = (event.target as Element).closest<HTMLElement>('a, button');
  if (!pressed) return;
  event.preventDefault();
  void wakeServedParts().then(() => {
    pressingAgain = true;
    pressed.click();
    pressingAgain = false;
  });
}

function isInside(target: EventTarget | null): boolean {
  for (let element = target as Element | null; element; element = element.parentElement) {
    if (areas.has(element)) return true;
  }
  return false;
}
