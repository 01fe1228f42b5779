import { expect, it } from 'vitest';
import { LOCALES } from '@/domain/locale/locales';
import { acceptedCards } from './accepted-cards';

it.each([
  ['lc-us', 'Visa, Mastercard, American Express, Discover, and JCB'],
  ['es-us', 'Visa, Mastercard, American Express, Discover y JCB'],
  ['fr-ca', 'Visa, Mastercard et American Express'],
] as const)('names the cards of the store: %s', (locale, cards) => {
  expect(acceptedCards(LOCALES[locale])).toBe(cards);
});
