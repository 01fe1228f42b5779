const MAX_ERRORS = 5;
const MAX_PLACES = 5;
/** A place in a script of the build. The rest of a stack may quote what a shopper has typed. */
const PLACE = /\/_build\/[\w./-]+\.js:\d+:\d+/g;
/** Shifts less than a second apart are one (https://web.dev/articles/cls), and five seconds at most. */
const GAP_MS = 1000;
const WINDOW_MS = 5000;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

/** Reports errors and web vitals of this view of a page once, when the page is hidden for the first time. */
export function reportView(): void {
  const errors: { name: string; places: string[] }[] = [];
  const vitals: { lcp?: number; inp?: number; cls?: number } = {};
  const addError = (error: unknown) => {
    if (errors.length >= MAX_ERRORS) return;
    const { name, stack = '' } = error instanceof Error ? error : new Error();
    errors.push({ name, places: (stack.match(PLACE) ?? []).slice(0, MAX_PLACES) });
  };
  addEventListener('error', ({ error }) => addError(error));
  addEventListener('unhandledrejection', ({ reason }) => addError(reason));

  observe('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime;
  });
  const addShift = shiftWindows();
  observe('layout-shift', (entry) => {
    vitals.cls = addShift(entry as Shift);
  });
  // The longest one: a view with more than fifty interactions is rare.
  observe('event', (entry) => {
    if ((entry as Interaction).interactionId) vitals.inp = Math.max(vitals.inp ?? 0, entry.duration);
  });

  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const { pathname } = window.location;
    navigator.sendBeacon('/browser-reports', JSON.stringify({ path: pathname, ...vitals, errors }));
  };
  document.addEventListener('visibilitychange', send);
}

/** Observes entries from the beginning of the page; none in a browser that does not know their type. */
function observe(type: string, add: (entry: PerformanceEntry) => void): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) add(entry);
  });
  observer.observe({ type, buffered: true });
}

/** @returns a function that adds a shift, and returns the largest sum of shifts that belong together. */
function shiftWindows(): (shift: Shift) => number {
  let [largest, sum, first, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  return ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return largest;
    if (startTime - last > GAP_MS || startTime - first > WINDOW_MS) [sum, first] = [0, startTime];
    last = startTime;
    sum += value;
    largest = Math.max(largest, sum);
    return largest;
  };
}
