import { storageValue } from '@/lib/storage/storage-value';
import { validWhen } from '@/lib/storage/validators';
import { areItemIds, MAX_IDS } from './item-ids';

/**
 * Order item ids whose uploaded file the shopper has removed before it was submitted; ids only. The commerce API has the file
 * and no call to remove it, so that a reload would bring it back.
 */
const removedFiles = storageValue({
  area: 'session',
  key: 'removedPrescriptionFiles',
  validate: validWhen(areItemIds),
});

export function isFileRemoved(orderItemId: string): boolean {
  return removedFiles.read()?.includes(orderItemId) ?? false;
}

/** @param isRemoved false for a new file of the item. */
export function storeFileRemoval(orderItemId: string, isRemoved: boolean): void {
  const others = (removedFiles.read() ?? []).filter((id) => id !== orderItemId);
  if (isRemoved) removedFiles.write([...others, orderItemId].slice(-MAX_IDS));
  else if (others.length > 0) removedFiles.write(others);
  else removedFiles.clear();
}
