import { fieldsOf } from '@/domain/data/fields-of';
import type { StoredPrescription } from '@/domain/prescription/stored-prescription';
import { isStoredPrescription } from '../prescription/stored-prescription';
import { storageValue } from '../storage/storage-value';
import type { Validate } from '../storage/stored-value';

/** Notes for the cart page about glasses that were just added or edited on another page. */
export interface CartNotes {
  /** The perk's code was rejected, so its saving is missing from the total. */
  isPerkRejected?: boolean;
  /** The stored prescription that was cleared, for undo (000 §5). */
  clearedPrescription?: StoredPrescription;
}

const validNotes: Validate<CartNotes> = (value) => {
  const { isPerkRejected, clearedPrescription } = fieldsOf(value);
  return {
    ...(isPerkRejected === true ? { isPerkRejected } : {}),
    ...(isStoredPrescription(clearedPrescription) ? { clearedPrescription } : {}),
  };
};

export const cartNotes = storageValue({ area: 'session', key: 'cart_notes', validate: validNotes });

/** Adds a note to those that the cart has not shown yet. */
export function addCartNote(note: CartNotes): void {
  cartNotes.write({ ...cartNotes.read(), ...note });
}
