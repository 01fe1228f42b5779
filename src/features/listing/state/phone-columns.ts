import { useSyncExternalStore } from 'react';
import { readLocalText, writeLocalText } from '@/platform/storage/local-text';

const KEY = 'listing_columns';

/** Number of columns on mobile. */
export type MobileColumns = 1 | 2;

const listeners = new Set<() => void>();
/** The choice in this page, which applies even if local storage is unavailable. */
let chosen: MobileColumns | undefined;

/** The shopper's choice, persisted in local storage; two by default. */
export function useMobileColumns(): [MobileColumns, (columns: MobileColumns) => void] {
  return [useSyncExternalStore(subscribe, read, () => 2), choose];
}

function read(): MobileColumns {
  return chosen ?? (readLocalText(KEY) === '1' ? 1 : 2);
}

function choose(columns: MobileColumns): void {
  chosen = columns;
  writeLocalText(KEY, String(columns));
  for (const listen of listeners) listen();
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
