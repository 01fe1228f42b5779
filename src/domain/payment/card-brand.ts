/** Card brands of the store (002 §5), by their names as payment methods of the commerce API. */
export const CARD_BRANDS = ['VISA', 'MasterCard', 'AMEX', 'Discover', 'JCB'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** Number patterns. The specification names brands only; these are the networks' published ranges. */
const PATTERNS: Readonly<Record<CardBrand, RegExp>> = {
  VISA: /^4(\d{12}|\d{15})$/,
  MasterCard: /^(5[1-5]\d{14}|2(22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12})$/,
  AMEX: /^3[47]\d{13}$/,
  Discover: /^(6011\d{12}|64[4-9]\d{13}|65\d{14})$/,
  JCB: /^35(2[89]|[3-8]\d)\d{12}$/,
};

/** The processor's codes (payments.yaml, `CardType`). */
export const CARD_TYPES = {
  VISA: '001',
  MasterCard: '002',
  AMEX: '003',
  Discover: '004',
  JCB: '007',
} as const satisfies Record<CardBrand, string>;

/** Names for display; the same in every language. */
export const CARD_BRAND_NAMES: Readonly<Record<CardBrand, string>> = {
  VISA: 'Visa',
  MasterCard: 'Mastercard',
  AMEX: 'American Express',
  Discover: 'Discover',
  JCB: 'JCB',
};

/** Brands that a store accepts: the page setting of 002 §5. */
export const ACCEPTED_BRANDS: Readonly<Record<'US' | 'CA', readonly CardBrand[]>> = {
  US: CARD_BRANDS,
  CA: ['VISA', 'MasterCard', 'AMEX'],
};

/** Returns the brand of a card number without spaces; undefined while it matches none. */
export function cardBrand(digits: string): CardBrand | undefined {
  return CARD_BRANDS.find((brand) => PATTERNS[brand].test(digits));
}

/** Returns the brand for a processor code. */
export function brandOfType(cardType: string): CardBrand | undefined {
  return CARD_BRANDS.find((brand) => CARD_TYPES[brand] === cardType);
}

/** Digits of the security code: four on American Express, three on the others. */
export function securityCodeLength(brand: CardBrand): 3 | 4 {
  return brand === 'AMEX' ? 4 : 3;
}

/** Returns whether a card is past its last month; it is valid through that month. `month` is 1 to 12. */
export function isCardExpired(
  expiry: { month: number; year: number },
  today: { month: number; year: number },
): boolean {
  return expiry.year < today.year || (expiry.year === today.year && expiry.month < today.month);
}
