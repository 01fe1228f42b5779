import { moveCarts } from './move-carts';
import { moveFavoriteStores } from './move-favorite-stores';
import { movePrescriptionFiles } from './move-prescription-files';
import { moveSavedItems } from './move-saved-items';
import type { SandboxState } from './state';

/** Moves one kind of guest data to a member. */
export type GuestDataMove = (state: SandboxState, guestId: string, memberId: string) => void;

/** Everything that moves at sign-in. Add new kinds of guest data here. */
const moves: GuestDataMove[] = [moveCarts, moveSavedItems, moveFavoriteStores, movePrescriptionFiles];

/** Moves a guest's cart, wishlist, favorite stores and prescription files to the account that the guest signs in to (identity.yaml, logonAjax). */
export function moveGuestData(state: SandboxState, guestId: string, memberId: string): void {
  if (guestId === memberId) return;
  for (const move of moves) move(state, guestId, memberId);
}
