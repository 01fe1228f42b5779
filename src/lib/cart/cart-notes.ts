import type { StoredPrescription } from '@/domain/prescription/stored-prescription';
import { createStore } from '../state/create-store';

/** Notes for the cart page about glasses that were just added or edited. In memory only. */
export interface CartNotes {
  /** The perk's code was rejected, so its saving is missing from the total. */
  isPerkRejected?: boolean;
  /** The stored prescription that was cleared, for undo (000 §5). */
  clearedPrescription?: StoredPrescription;
}

export const cartNotes = createStore<CartNotes>({});

/** Adds a note to those that the cart has not shown yet. */
export function addCartNote(note: CartNotes): void {
  cartNotes.set({ ...cartNotes.read(), ...note });
}
