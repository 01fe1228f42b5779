import { moveCarts } from './move-carts';
import { moveSavedItems } from './move-saved-items';
import type { SandboxState } from './state';

/** Gives one kind of a guest's things to a member. */
export type GuestMove = (state: SandboxState, guestId: string, memberId: string) => void;

/** Everything that moves at sign-in; what else a guest can have joins this list. */
const moves: GuestMove[] = [moveCarts, moveSavedItems];

/** Gives a guest's cart and wishlist to the account that the guest signs in to (identity.yaml, logonAjax). */
export function moveGuest(state: SandboxState, guestId: string, memberId: string): void {
  if (guestId === memberId) return;
  for (const move of moves) move(state, guestId, memberId);
}
