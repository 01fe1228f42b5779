import { storageValue } from '@/lib/storage/storage-value';
import { validText } from '@/lib/storage/validators';

/** Id of the order that was placed last in this tab, for the return to its confirmation. */
export const placedOrder = storageValue<string>({
  area: 'session',
  key: 'placed_order',
  validate: validText,
});
