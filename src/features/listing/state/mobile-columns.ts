import { createStore, useStoreValue } from '@/lib/state/create-store';
import { readLocalText, writeLocalText } from '@/lib/storage/local-text';

const KEY = 'listing_columns';

/** Number of columns on mobile. */
export type MobileColumns = 1 | 2;

/** The choice in this page, which applies even if local storage is unavailable. */
let currentColumns: MobileColumns | undefined;

const mobileColumns = createStore<MobileColumns>(2, {
  read: () => currentColumns ?? (readLocalText(KEY) === '1' ? 1 : 2),
});

/** Returns the shopper's choice, persisted in local storage; two by default. */
export function useMobileColumns(): MobileColumns {
  return useStoreValue(mobileColumns);
}

export function setMobileColumns(columns: MobileColumns): void {
  currentColumns = columns;
  writeLocalText(KEY, String(columns));
  mobileColumns.notify();
}
