import { fieldsOf } from '@/domain/data/fields-of';
import type { AddressValues } from '@/lib/address/address-schema';
import { storageValue } from '@/lib/storage/storage-value';

/** The delivery address as typed, until it is saved or the change is canceled: it survives a look at another page. */
export const addressDraft = storageValue<Partial<AddressValues>>({
  area: 'session',
  key: 'address_draft',
  validate: (value) =>
    Object.values(fieldsOf(value)).every((text) => typeof text === 'string')
      ? (value as Partial<AddressValues>)
      : undefined,
});
