import { endSessions } from './end-sessions';
import { favoriteStoreKey } from './favorite-store';
import { itemPrescription } from './item-prescription';
import { unlock } from './logon-lock';
import { setNewsletter } from './newsletter';
import type { SandboxState } from './state';
import type { User } from './user';

/**
 * Removes an account with everything that is only there for it. Placed orders remain, with their prescriptions and files:
 * they have to be made, billed and, for some time, be returnable.
 */
export function removeAccount(state: SandboxState, user: User): void {
  const { userId } = user;
  removeCarts(state, userId);
  removeFiles(state, userId);
  for (const { savedItemId } of state.savedItems.by('user', userId)) state.savedItems.remove(savedItemId);
  for (const favorite of state.favoriteStores.by('user', userId))
    state.favoriteStores.remove(favoriteStoreKey(favorite));
  for (const { prescriptionId } of state.accountPrescriptions.by('user', userId))
    state.accountPrescriptions.remove(prescriptionId);
  for (const { addressId } of state.savedAddresses.by('user', userId)) state.savedAddresses.remove(addressId);
  for (const { paymentId } of state.savedPayments.by('user', userId)) state.savedPayments.remove(paymentId);
  state.advisorProfiles.remove(userId);
  setNewsletter(state, user, false);
  state.passwordResets.remove(userId);
  unlock(state, user);
  endSessions(state, userId);
  state.users.remove(userId);
}

function removeCarts(state: SandboxState, userId: string): void {
  for (const { orderId, placement } of state.orders.by('user', userId)) {
    if (placement) continue;
    state.stockHolds.remove(orderId);
    state.orders.remove(orderId);
  }
}

/** Files that no placed order has. */
function removeFiles(state: SandboxState, userId: string): void {
  const inOrders = new Set(
    state.orders
      .by('user', userId)
      .flatMap(({ items }) => items.map((item) => itemPrescription(item)?.savedFileName)),
  );
  for (const { savedFileName } of state.prescriptionFiles.by('user', userId)) {
    if (!inOrders.has(savedFileName)) state.prescriptionFiles.remove(savedFileName);
  }
}
