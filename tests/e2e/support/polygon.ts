import type { LocaleCode } from '@/domain/locale/locales';

/**
 * A frame of the seed data: Polygon by Corvenna, without a promotion. 280.00 in the United States, 360.00 in Canada. Its name is
 * the same in every language.
 */
export const POLYGON = {
  name: 'Polygon',
  /** UPC of the black color. */
  upc: '2017230701520',
  /** Catalog entry ID of the black color. */
  id: '3170141',
  navyUpc: '2017230702527',
} as const;

/** Displayed amounts of a Polygon pair. */
interface Amounts {
  frame: string;
  /** With single vision lenses: clear plastic 1.50, anti-reflective. */
  withLenses: string;
  /** Including the one-year protection plan. */
  pair: string;
  twoPairs: string;
  /** SEE10: 10 % off frames and lenses, not off protection plans. */
  discount: string;
  afterDiscount: string;
}

/** 280.00 + 99.95 = 379.95; + 29.00 = 408.95; × 2 = 817.90. 10 % of 2 × 379.95 = 759.90 is 75.99; 741.91 remains. */
const unitedStates: Amounts = {
  frame: '$280.00',
  withLenses: '$379.95',
  pair: '$408.95',
  twoPairs: '$817.90',
  discount: '-$75.99',
  afterDiscount: '$741.91',
};

/** 360.00 + 129.95 = 489.95; + 39.00 = 528.95; × 2 = 1057.90. 10 % of 2 × 489.95 = 979.90 is 97.99; 959.91 remains. */
const canada: Amounts = {
  frame: '$360.00',
  withLenses: '$489.95',
  pair: '$528.95',
  twoPairs: '$1,057.90',
  discount: '-$97.99',
  afterDiscount: '$959.91',
};

const canadaInFrench: Amounts = {
  frame: '360,00 $',
  withLenses: '489,95 $',
  pair: '528,95 $',
  twoPairs: '1 057,90 $',
  discount: '-97,99 $',
  afterDiscount: '959,91 $',
};

export const POLYGON_AMOUNTS: Record<LocaleCode, Amounts> = {
  'lc-us': unitedStates,
  'es-us': unitedStates,
  'en-ca': canada,
  'fr-ca': canadaInFrench,
};
