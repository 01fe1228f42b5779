const STORAGE_KEY = 'scroll-positions';
/** More entries than anyone goes back through. */
const MAX_ENTRIES = 50;

const positions = new Map<string, number>();
let current: string | undefined;

/** Names a history entry. The router calls the entry with which each document begins `default`. */
export function entryKey({
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

/** From now on the scroll belongs to this history entry. */
export function followScroll(key: string): void {
  current = key;
}

/** Puts the scroll of a history entry back, when one was kept. */
export function restoreScroll(key: string): void {
  const position = positions.get(key);
  if (position !== undefined) window.scrollTo(0, position);
}

/** Takes over from the browser, which restores before a page of this store has painted. Also works after a reload. */
export function startScrollMemory(): void {
  history.scrollRestoration = 'manual';
  for (const [key, position] of stored()) positions.set(key, position);
  // Whoever comes to a document anew begins at its top; only a reload, back and forward lead to where it was left.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'navigate') positions.delete(window.location.pathname + window.location.search);
  addEventListener('scroll', () => current !== undefined && positions.set(current, window.scrollY), {
    passive: true,
  });
  addEventListener('pagehide', store);
}

function stored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

function store(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_ENTRIES)));
  } catch {
    // A full or blocked storage only costs the position.
  }
}
