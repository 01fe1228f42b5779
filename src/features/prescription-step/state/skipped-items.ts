import { z } from 'zod/mini';
import { storageValue } from '@/lib/storage/storage-value';

/** Keeps the stored list small. */
const MAX_IDS = 50;

/** Order item ids that the shopper skipped; ids only. The commerce API has no call for it. */
const skippedItems = storageValue({
  area: 'session',
  key: 'skippedPrescriptions',
  schema: z.array(z.string().check(z.regex(/^[\w-]{1,64}$/))),
});

export function readSkippedItems(): readonly string[] {
  return skippedItems.read() ?? [];
}

export function storeSkippedItems(ids: readonly string[]): void {
  if (ids.length === 0) skippedItems.clear();
  else skippedItems.write(ids.slice(-MAX_IDS));
}
