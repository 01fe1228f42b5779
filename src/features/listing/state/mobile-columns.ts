import { useSyncExternalStore } from 'react';
import { readLocalText, writeLocalText } from '@/lib/storage/local-text';

const KEY = 'listing_columns';

/** Number of columns on mobile. */
export type MobileColumns = 1 | 2;

const listeners = new Set<() => void>();
/** The choice in this page, which applies even if local storage is unavailable. */
let currentColumns: MobileColumns | undefined;

/** The shopper's choice, persisted in local storage; two by default. */
export function useMobileColumns(): [MobileColumns, (columns: MobileColumns) => void] {
  return [useSyncExternalStore(subscribe, read, () => 2), setColumns];
}

function read(): MobileColumns {
  return currentColumns ?? (readLocalText(KEY) === '1' ? 1 : 2);
}

function setColumns(columns: MobileColumns): void {
  currentColumns = columns;
  writeLocalText(KEY, String(columns));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
