import { favoriteStoreKey } from './favorite-store';
import { unlock } from './logon-lock';
import { setNewsletter } from './newsletter';
import { itemPrescription } from './prescriptions';
import { endSessions } from './sessions';
import type { SandboxState, UserCollection } from './state';
import type { User } from './user';

/**
 * Removes an account with everything that is only there for it. Placed orders remain, with their prescriptions and files:
 * they have to be made, billed and, for some time, be returnable.
 */
export function removeAccount(state: SandboxState, user: User): void {
  const { userId } = user;
  for (const remove of Object.values(removals)) remove(state, userId);
  state.advisorProfiles.remove(userId);
  setNewsletter(state, user, false);
  state.passwordResets.remove(userId);
  unlock(state, user);
  state.users.remove(userId);
}

/** Removes the documents of a user from each collection, in this order: files stay with what is left of the orders. */
const removals: Record<UserCollection, (state: SandboxState, userId: string) => void> = {
  orders: removeCarts,
  prescriptionFiles: removeFiles,
  savedItems: ({ savedItems }, userId) => {
    for (const { savedItemId } of savedItems.by('user', userId)) savedItems.remove(savedItemId);
  },
  favoriteStores: ({ favoriteStores }, userId) => {
    for (const favorite of favoriteStores.by('user', userId))
      favoriteStores.remove(favoriteStoreKey(favorite));
  },
  accountPrescriptions: ({ accountPrescriptions }, userId) => {
    for (const { prescriptionId } of accountPrescriptions.by('user', userId))
      accountPrescriptions.remove(prescriptionId);
  },
  savedAddresses: ({ savedAddresses }, userId) => {
    for (const { addressId } of savedAddresses.by('user', userId)) savedAddresses.remove(addressId);
  },
  savedPayments: ({ savedPayments }, userId) => {
    for (const { paymentId } of savedPayments.by('user', userId)) savedPayments.remove(paymentId);
  },
  sessions: endSessions,
};

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
