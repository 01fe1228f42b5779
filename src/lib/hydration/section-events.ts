import { hasPendingHydration, hydrateDeferred, type Section } from './deferred-components';
import { hydrateRest } from './hydrate-when-idle';
import { currentElement } from './replaced-elements';
import { type EarlyValue, hydrateNow, replayEvent, showPending } from './replay-event';

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

/** @param control the control of the event, or the one that has replaced it. */
type Replay = (control: HTMLElement) => void;

const sections = new WeakMap<Element, Section>();
/** Controls whose event waits for hydration, in the order of the last events, with their replays. */
const waiting = new Map<HTMLElement, Replay>();
/** Pending clicks of elements with `data-replay-clicks`. */
const clickTimes = new Map<HTMLElement, readonly number[]>();
let isListening = false;
let isReplaying = false;

/** Hydrates the page as soon as the shopper turns to a section, and lets events inside of it wait for its code. */
export function watchSection(element: Element, section: Section): void {
  sections.set(element, section);
  // Focused before this code ran.
  if (element.contains(document.activeElement)) void hydrateFrom(section);
  if (isListening) return;
  isListening = true;
  // Captured before React, which stops events for components that have not hydrated.
  for (const type of INTENT_EVENTS) window.addEventListener(type, onIntent, { capture: true, passive: true });
  window.addEventListener('click', deferClick, true);
  window.addEventListener('change', deferChange, true);
  window.addEventListener('keydown', deferKey, true);
}

function onIntent({ target }: Event): void {
  const section = hasPendingHydration() && sectionAround(target);
  if (section) void hydrateFrom(section);
}

/** Hydrates a section, and the rest of the page later: what the shopper turns to comes first. */
async function hydrateFrom(section: Section): Promise<void> {
  if (section.isPending()) await Promise.all([section.load(), section.prepare()]);
  await hydrateRest();
}

/**
 * Replays an early click after hydration, also when the code failed to load: links then navigate natively. Without a connection
 * they would lead to an error of the browser, so the page stays. (`ConnectionNotice` prevents other links, but not these: React
 * stops the events of parts that have not hydrated before they reach the document.)
 */
function deferClick(event: MouseEvent): void {
  // React takes the click on a box for its change, which is replayed.
  if (isBox(event.target) && isDeferred(event.target)) event.stopImmediatePropagation();
  if (!isBeforeHydration(event)) return;
  const clickable = (event.target as Element).closest<HTMLElement>('a, button, [data-replay-clicks]');
  if (!clickable) return;
  event.preventDefault();
  if (clickable.hasAttribute('data-replay-clicks')) {
    deferEachClick(event, clickable);
    return;
  }
  showPending(clickable);
  replayAfterHydration(event, clickable, (current) => {
    if (navigator.onLine || !sectionAround(current)?.isPending() || current.tagName !== 'A')
      replayEvent(current, undefined);
  });
}

/** Replays all clicks on an element, with their times: two of them may be a double click. */
function deferEachClick(event: MouseEvent, element: HTMLElement): void {
  const times = [...(clickTimes.get(element) ?? []), event.timeStamp];
  clickTimes.set(element, times);
  replayAfterHydration(event, element, (current) => {
    clickTimes.delete(element);
    replayEvent(current, times);
  });
}

/** Replays an early choice in a select, of a radio or a checkbox. React resets it to the rendered value meanwhile. */
function deferChange(event: Event): void {
  const { target } = event;
  if (!isDeferred(target)) return;
  const isSelect = target instanceof HTMLSelectElement;
  if (!isSelect && !isBox(target)) return;
  const value = isSelect ? target.value : target.checked;
  replayAfterHydration(event, target, (current) => replayEvent(current, value));
}

/** Replays an early key that only the component's code handles. */
function deferKey(event: KeyboardEvent): void {
  if (!isBeforeHydration(event)) return;
  const target = event.target as HTMLElement;
  const { key, code } = event;
  const isArrow = ARROW_KEYS.has(key) && target.matches(ARROW_KEY_WIDGETS);
  if (key !== 'Escape' && !isArrow) return;
  if (isArrow) event.preventDefault();
  replayAfterHydration(event, target, (current) =>
    current.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true })),
  );
}

/** Returns whether an event precedes the hydration of its component. With a modifier it belongs to the browser. */
function isBeforeHydration({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  target,
}: MouseEvent | KeyboardEvent): boolean {
  const hasModifier = metaKey || ctrlKey || shiftKey || altKey;
  return !hasModifier && isDeferred(target);
}

function isDeferred(target: EventTarget | null): boolean {
  return !isReplaying && (sectionAround(target)?.isPending() === true || isWaiting(target));
}

/** Returns whether an earlier event on the same control waits, which may be longer than its own section takes. */
function isWaiting(target: EventTarget | null): boolean {
  return [...waiting.keys()].some(
    (control) => target instanceof Node && currentElement(control).contains(target),
  );
}

function isBox(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
}

/**
 * Stops the event and replays it once later, however often it occurs until then: the last choice wins. Otherwise components
 * that have hydrated would handle it twice.
 */
function replayAfterHydration(event: Event, control: HTMLElement, replay: Replay): void {
  event.stopImmediatePropagation();
  awaitHydration(control, replay);
}

function awaitHydration(control: HTMLElement, replay: Replay): void {
  const section = waiting.size === 0 && sectionAround(control);
  if (section) void replayFrom(section, control);
  // An update may have replaced the control between two clicks on it.
  for (const earlier of [...waiting.keys()]) if (currentElement(earlier) === control) waiting.delete(earlier);
  waiting.set(control, replay);
}

/**
 * Replays taps on buttons of a section as soon as it has hydrated, and anything else after the rest of the page: a link or a select
 * may change all of it.
 */
async function replayFrom(section: Section, control: HTMLElement): Promise<void> {
  const prepared = section.prepare();
  await section.load();
  // Adds what is inside of what has loaded to the section.
  hydrateNow(currentElement(control));
  await section.load();
  const isForAll = (other: Element) => other.tagName !== 'BUTTON' || sectionAround(other) !== section;
  if (section.isPending() || [...waiting.keys()].map(currentElement).some(isForAll)) await hydrateDeferred();
  replayWaiting();
  await prepared;
  await hydrateRest();
}

function replayWaiting(): void {
  const replays = [...waiting];
  waiting.clear();
  isReplaying = true;
  for (const [control, replay] of replays) replay(currentElement(control));
  isReplaying = false;
}

/**
 * Replays an event from before the page was hydrated: immediately, or together with later ones when the deferred component
 * around the control has loaded, or failed to load.
 */
export function replayWhenHydrated(control: HTMLElement, value: EarlyValue): void {
  // Collects clicks that arrive before it.
  if (typeof value === 'object') clickTimes.set(control, value);
  const replay = (current: HTMLElement) => {
    clickTimes.delete(control);
    replayEvent(current, value);
  };
  if (isDeferred(control)) awaitHydration(control, replay);
  else replay(control);
}

function sectionAround(target: EventTarget | null): Section | undefined {
  for (let element = target as Element | null; element; element = element.parentElement) {
    const section = sections.get(element);
    if (section) return section;
  }
  return undefined;
}
