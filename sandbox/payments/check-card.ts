import {
  ACCEPTED_BRANDS,
  type CardBrand,
  cardBrand,
  isCardExpired,
  securityCodeLength,
} from '@/domain/payment/card-brand';
import { isPostalCodeInUse } from '@/domain/places/postal-regions';
import { regionNames } from '@/domain/places/region-names';
import { hasCheckDigit } from './luhn';

/** A card as the processor gets it. Never stored or logged. */
export interface SubmittedCard {
  number: string;
  brand: CardBrand | undefined;
  /** MM and YYYY. */
  expMonth: string;
  expYear: string;
  securityCode: string;
  region: string;
  postalCode: string;
  country: string;
}

export type CardField = 'number' | 'brand' | 'expiry' | 'securityCode' | 'country' | 'region' | 'postalCode';

/** A field that the processor rejects, with its reason code. */
export interface CardRejection {
  field: CardField;
  reasonCode: string;
}

export interface CardTerms {
  /** Country of the store, which decides about the accepted brands. */
  country: 'US' | 'CA';
  now: Date;
}

/** Returns the first field that the processor rejects: number, expiry, security code, brand, then the billing address. */
export function checkCard(card: SubmittedCard, { country, now }: CardTerms): CardRejection | undefined {
  const brand = cardBrand(card.number);
  if (!hasCheckDigit(card.number)) return { field: 'number', reasonCode: '231' };
  if (isPastExpiry(card, now)) return { field: 'expiry', reasonCode: '202' };
  if (card.securityCode.length !== securityCodeLength(brand ?? 'VISA'))
    return { field: 'securityCode', reasonCode: '230' };
  if (!brand || brand !== card.brand || !ACCEPTED_BRANDS[country].includes(brand))
    return { field: 'brand', reasonCode: '232' };
  if (card.country !== 'US' && card.country !== 'CA') return { field: 'country', reasonCode: '102' };
  if (!regionNames.has(card.region)) return { field: 'region', reasonCode: '102' };
  if (!isPostalCodeInUse(card.postalCode, card.country)) return { field: 'postalCode', reasonCode: '200' };
  return undefined;
}

export function isPastExpiry(card: { expMonth: string; expYear: string }, now: Date): boolean {
  const today = { month: now.getUTCMonth() + 1, year: now.getUTCFullYear() };
  return isCardExpired({ month: Number(card.expMonth), year: Number(card.expYear) }, today);
}
