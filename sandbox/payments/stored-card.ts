import type { CardBrand } from '@/domain/payment/card-brand';
import type { StoredCard } from '../state/order-checkout';
import { bankDecision } from './test-cards';

/** Returns the storable part of a card, without the number and the security code. */
export function toStoredCard(card: {
  number: string;
  brand: CardBrand;
  expMonth: string;
  expYear: string;
}): StoredCard {
  const { number, brand, expMonth, expYear } = card;
  return {
    brand,
    maskedNumber: number.slice(-4).padStart(number.length, 'x'),
    expMonth,
    expYear,
    chargeCode: bankDecision(number).charge,
  };
}

export function isSameCard(first: StoredCard, second: StoredCard): boolean {
  return (
    first.brand === second.brand &&
    first.maskedNumber === second.maskedNumber &&
    first.expMonth === second.expMonth &&
    first.expYear === second.expYear
  );
}
