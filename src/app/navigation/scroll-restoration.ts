import { layOutNow } from './lazy-layout';

const STORAGE_KEY = 'scroll-positions';
/** Limits the stored list. */
const MAX_ENTRIES = 50;

const positions = new Map<string, number>();
let currentKey: string | undefined;

/** Key of a history entry. The router uses `default` for the first entry of every document. */
export function historyEntryKey({
  key,
  pathname,
  search,
}: {
  key: string;
  pathname: string;
  search: string;
}): string {
  return key === 'default' ? pathname + search : key;
}

/** Saves the scroll position under this history entry from now on. */
export function trackScroll(key: string): void {
  currentKey = key;
}

/** Restores the scroll position of a history entry, if one was saved. */
export function restoreScroll(key: string): void {
  const position = positions.get(key);
  if (position !== undefined) window.scrollTo(0, position);
}

/** Restores the position after a reload, unless the shopper scrolled or moved the focus before hydration. */
export function restoreScrollAfterReload(key: string): void {
  // First of all: reading the scroll position lays the page out, within the task that hydrates it.
  if (!positions.has(key)) return;
  layOutNow();
  if (window.scrollY === 0) restoreScroll(key);
}

/** Replaces the browser's scroll restoration, which runs before a page has painted. Also works after a reload. */
export function startScrollRestoration(): void {
  history.scrollRestoration = 'manual';
  for (const [key, position] of readPositions()) positions.set(key, position);
  // A new visit starts at the top; only reload, back and forward restore the position.
  const [navigationEntry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigationEntry?.type === 'navigate')
    positions.delete(window.location.pathname + window.location.search);
  addEventListener('scroll', () => currentKey !== undefined && positions.set(currentKey, window.scrollY), {
    passive: true,
  });
  addEventListener('pagehide', savePositions);
}

function readPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

function savePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_ENTRIES)));
  } catch {
    // Without storage only the position is lost.
  }
}
