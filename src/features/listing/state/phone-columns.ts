import { useSyncExternalStore } from 'react';
import { readLocalText, writeLocalText } from '@/platform/storage/local-text';

const KEY = 'listing_columns';

/** Number of columns on mobile. */
export type PhoneColumns = 1 | 2;

const listeners = new Set<() => void>();
/** The choice in this page, which applies even if local storage is unavailable. */
let chosen: PhoneColumns | undefined;

/** The shopper's choice, persisted in local storage; two by default. */
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
