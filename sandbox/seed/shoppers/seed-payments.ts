import type { StoredCard } from '../../state/order-checkout';

/** A card that a demo shopper has saved. */
export interface PaymentSeed {
  userId: string;
  card: StoredCard;
  isDefault: boolean;
}

const card = (
  brand: StoredCard['brand'],
  maskedNumber: string,
  [expMonth, expYear]: [month: string, year: string],
): StoredCard => ({ brand, maskedNumber, expMonth, expYear, chargeCode: '100' });

/** Cards of the demo shoppers: two with the second as the default, an expired one, and one in Canada. Noor has none. */
export const seedPayments: readonly PaymentSeed[] = [
  { userId: '510001', card: card('VISA', 'xxxxxxxxxxxx1111', ['09', '2031']), isDefault: false },
  { userId: '510001', card: card('AMEX', 'xxxxxxxxxxx0005', ['01', '2032']), isDefault: true },
  { userId: '510002', card: card('MasterCard', 'xxxxxxxxxxxx4444', ['03', '2021']), isDefault: true },
  { userId: '520002', card: card('VISA', 'xxxxxxxxxxxx1111', ['06', '2031']), isDefault: true },
];
