import { useSyncExternalStore } from 'react';

/** Catalogue entry ids of what is saved, as the platform last said. */
let known: ReadonlySet<string> = new Set();
/** What the shopper pressed last, by id, until the platform agrees or refuses. */
const wanted = new Map<string, boolean>();
const listeners = new Set<() => void>();

/** The platform's word on what is saved. Presses that are under way still show. */
export function keepSaved(ids: Iterable<string>): void {
  known = new Set(ids);
  tell();
}

/** The platform's word on one item. */
export function keepOne(id: string, saved: boolean): void {
  const others = [...known].filter((other) => other !== id);
  keepSaved(saved ? [id, ...others] : others);
}

/** Whether the platform has the item, as far as it has said. */
export function isKept(id: string): boolean {
  return known.has(id);
}

/** Shows an item as saved, or not, ahead of the platform. */
export function want(id: string, saved: boolean): void {
  wanted.set(id, saved);
  tell();
}

/** What was pressed last; undefined once that is settled. */
export function wish(id: string): boolean | undefined {
  return wanted.get(id);
}

/** From here on the platform's word shows. */
export function settleWish(id: string): void {
  if (wanted.delete(id)) tell();
}

/** Whether a heart is full. Empty on the server and while a served page is taken over. */
export function useIsSaved(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wanted.get(id) ?? known.has(id),
    () => false,
  );
}

/** Whether the shopper has saved anything, as far as the platform has said. False on the server. */
export function useHasSaved(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => known.size > 0,
    () => false,
  );
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

function tell(): void {
  for (const listen of listeners) listen();
}
