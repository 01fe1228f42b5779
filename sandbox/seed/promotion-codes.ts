import { text } from './catalog/localized-text';
import type { Localized } from './models/localized';
import type { Currency } from './models/price';

/** A promotion code for the cart. Amounts in cents. */
export interface PromotionCode {
  code: string;
  promotionId: string;
  reduction: { percent: number } | { amount: Record<Currency, number> };
  /** Minimum value of frames, lenses and contact lenses. */
  minimumValue?: Record<Currency, number>;
  /** ISO instants; start inclusive, end exclusive. */
  startsAt: string;
  endsAt: string;
  description: Localized;
}

/**
 * The sandbox's promotion codes, one of each kind. They apply to frames, lenses and contact lenses, after the frame
 * promotions and one after the other, and never to protection plans.
 *
 * - SEE10: 10 % off.
 * - CLEAR25: $25 off from $150 in the US, $35 off from $200 in Canada.
 * - SPRING26: 15 % off, ended on 31 May 2026, so always expired.
 */
export const promotionCodes: readonly PromotionCode[] = [
  {
    code: 'SEE10',
    promotionId: '88001',
    reduction: { percent: 10 },
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: '2100-01-01T00:00:00Z',
    description: text(
      '10% off your order',
      '10\u00a0% de descuento en tu pedido',
      '10\u00a0% de rabais sur votre commande',
    ),
  },
  {
    code: 'CLEAR25',
    promotionId: '88002',
    reduction: { amount: { USD: 2500, CAD: 3500 } },
    minimumValue: { USD: 15000, CAD: 20000 },
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: '2100-01-01T00:00:00Z',
    description: text(
      'Amount off larger orders',
      'Descuento en pedidos grandes',
      'Rabais sur les commandes plus importantes',
    ),
  },
  {
    code: 'SPRING26',
    promotionId: '88003',
    reduction: { percent: 15 },
    startsAt: '2026-03-01T00:00:00Z',
    endsAt: '2026-06-01T00:00:00Z',
    description: text(
      '15% off in spring',
      '15\u00a0% de descuento en primavera',
      '15\u00a0% de rabais au printemps',
    ),
  },
];
