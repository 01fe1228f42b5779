import { storageValue } from '@/lib/storage/storage-value';

/** Id of the order that was placed last in this tab, for the return to its confirmation. */
export const placedOrder = storageValue<string>({
  area: 'session',
  key: 'placed_order',
  schema: {
    safeParse: (value) => (typeof value === 'string' ? { success: true, data: value } : { success: false }),
  },
});
