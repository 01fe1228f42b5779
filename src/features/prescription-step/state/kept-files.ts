import { fieldsOf } from '@/domain/data/fields-of';
import { storageValue } from '@/lib/storage/storage-value';
import { areItemIds, MAX_IDS } from './item-ids';

/**
 * By order item id, the saved name of the file with which the shopper has stayed before it was submitted, empty for none. The
 * commerce API has no call to remove a file, and may have got one whose upload was canceled: a reload would bring it back.
 */
const keptFiles = storageValue({
  area: 'session',
  key: 'keptPrescriptionFiles',
  validate: (value): Readonly<Record<string, string>> | undefined => {
    const files = Object.entries(fieldsOf(value));
    return areItemIds(files.map(([id]) => id)) && files.every(([, name]) => typeof name === 'string')
      ? (Object.fromEntries(files) as Record<string, string>)
      : undefined;
  },
});

/** Returns whether a file of the commerce API is the one that the shopper wants. */
export function isFileKept(orderItemId: string, savedName: string): boolean {
  return (keptFiles.read()?.[orderItemId] ?? savedName) === savedName;
}

/** Stores that the shopper has removed the file, or canceled another one's upload. @param savedName undefined for no file. */
export function keepFile(orderItemId: string, savedName: string | undefined): void {
  const files = Object.entries({ ...otherFiles(orderItemId), [orderItemId]: savedName ?? '' });
  keptFiles.write(Object.fromEntries(files.slice(-MAX_IDS)));
}

/** Forgets it, as a new file of the item is there. */
export function forgetKeptFile(orderItemId: string): void {
  const others = otherFiles(orderItemId);
  if (Object.keys(others).length > 0) keptFiles.write(others);
  else keptFiles.clear();
}

function otherFiles(orderItemId: string): Record<string, string> {
  const { [orderItemId]: _, ...others } = keptFiles.read() ?? {};
  return others;
}
