import { storedText } from './stored-text';

const stored = storedText('listing_columns');

/** How many tiles stand side by side on phones. */
export type PhoneColumns = 1 | 2;

/** The shopper's choice, kept in this browser; two until chosen otherwise. */
export function usePhoneColumns(): [PhoneColumns, (columns: PhoneColumns) => void] {
  return [stored.use() === '1' ? 1 : 2, (columns) => stored.set(String(columns))];
}
