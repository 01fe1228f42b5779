import { useSyncExternalStore } from 'react';
import { readLocalText, writeLocalText } from '@/platform/storage/local-text';

const KEY = 'listing_columns';

/** How many tiles stand side by side on phones. */
export type PhoneColumns = 1 | 2;

const listeners = new Set<() => void>();
/** The choice made in this page, which holds here even where the browser keeps nothing. */
let chosen: PhoneColumns | undefined;

/** The shopper's choice, kept in this browser; two until chosen otherwise. */
export function usePhoneColumns(): [PhoneColumns, (columns: PhoneColumns) => void] {
  return [useSyncExternalStore(subscribe, read, () => 2), choose];
}

function read(): PhoneColumns {
  return chosen ?? (readLocalText(KEY) === '1' ? 1 : 2);
}

function choose(columns: PhoneColumns): void {
  chosen = columns;
  writeLocalText(KEY, String(columns));
  for (const listen of listeners) listen();
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
