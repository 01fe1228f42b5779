import { isSameCard } from '../payments/stored-card';
import type { SavedPayment } from './documents';
import type { SandboxState } from './state';

/** Returns a member's cards; their places in the list are the indexes of payments.yaml. */
export function paymentsOf(state: SandboxState, userId: string): SavedPayment[] {
  return state.savedPayments.by('user', userId);
}

/** Returns the index of the default card; null without any card. */
export function defaultIndex(payments: readonly SavedPayment[]): number | null {
  const index = payments.findIndex(({ isDefault }) => isDefault);
  return index < 0 ? null : index;
}

/** Saves a card; the first one is the default. A card that is saved already stays as it is. @returns its index. */
export function savePayment(
  state: SandboxState,
  userId: string,
  payment: Pick<SavedPayment, 'card' | 'billTo'>,
): number {
  const payments = paymentsOf(state, userId);
  const existing = payments.findIndex(({ card }) => isSameCard(card, payment.card));
  if (existing >= 0) return existing;
  state.savedPayments.insert({
    ...payment,
    paymentId: state.nextId('savedPayment'),
    userId,
    isDefault: payments.length === 0,
  });
  return payments.length;
}

/** Removes a card. The first of the others becomes the default when it was that. */
export function removePayment(state: SandboxState, { paymentId, userId, isDefault }: SavedPayment): void {
  state.savedPayments.remove(paymentId);
  const [first] = paymentsOf(state, userId);
  if (isDefault && first) state.savedPayments.update(first.paymentId, { isDefault: true });
}

export function makeDefault(state: SandboxState, { paymentId, userId }: SavedPayment): void {
  for (const payment of paymentsOf(state, userId)) {
    const isDefault = payment.paymentId === paymentId;
    if (payment.isDefault !== isDefault) state.savedPayments.update(payment.paymentId, { isDefault });
  }
}
