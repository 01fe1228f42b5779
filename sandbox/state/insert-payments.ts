import type { PaymentSeed } from '../seed/shoppers/seed-payments';
import type { SandboxState } from './state';

/** Saves the demo cards, with the address of their holder. */
export function insertPayments(state: SandboxState, payments: readonly PaymentSeed[]): void {
  state.transaction(() => {
    for (const { userId, card, isDefault } of payments) {
      const holder = state.users.get(userId);
      if (!holder?.address) throw new Error(`There is no demo shopper ${userId} with an address.`);
      const { firstName, lastName, email, address } = holder;
      state.savedPayments.insert({
        paymentId: state.nextId('savedPayment'),
        userId,
        card,
        isDefault,
        billTo: {
          firstName,
          lastName,
          email,
          street1: address.addressLines[0] ?? '',
          city: address.city,
          state: address.region,
          postalCode: address.postalCode,
          country: address.country,
        },
      });
    }
  });
}
