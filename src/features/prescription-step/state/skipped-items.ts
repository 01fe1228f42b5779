import { storageValue } from '@/lib/storage/storage-value';
import { validWhen } from '@/lib/storage/validators';
import { areItemIds, MAX_IDS } from './item-ids';

/** Order item ids that the shopper skipped; ids only. The commerce API has no call for it. */
const skippedItems = storageValue({
  area: 'session',
  key: 'skippedPrescriptions',
  validate: validWhen(areItemIds),
});

export function readSkippedItems(): readonly string[] {
  return skippedItems.read() ?? [];
}

export function storeSkippedItems(ids: readonly string[]): void {
  if (ids.length === 0) skippedItems.clear();
  else skippedItems.write(ids.slice(-MAX_IDS));
}
