import { text } from './catalog/localized-text';
import type { Localized } from './models/localized';
import type { Currency } from './models/price';

/** A promotion code for the cart. Amounts in cents. */
export interface PromotionCode {
  code: string;
  /** True if it is also a perk of the product page (`selectedPerkCode`). */
  isPerk?: true;
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
 * - Perks: PERK15 (15 % off), PERK20OFF ($20 off), PERK500OFF ($500 off, more than most pairs cost), and PERKWINTER
 *   (20 % off, ended on 31 March 2026).
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
  {
    code: 'PERK15',
    isPerk: true,
    promotionId: '88011',
    reduction: { percent: 15 },
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: '2100-01-01T00:00:00Z',
    description: text(
      'Perk: 15% off frame and lenses',
      'Beneficio: 15\u00a0% de descuento en montura y lentes',
      'Avantage\u00a0: 15\u00a0% de rabais sur la monture et les verres',
    ),
  },
  {
    code: 'PERK20OFF',
    isPerk: true,
    promotionId: '88012',
    reduction: { amount: { USD: 2000, CAD: 2000 } },
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: '2100-01-01T00:00:00Z',
    description: text(
      'Perk: $20 off frame and lenses',
      'Beneficio: $20 de descuento en montura y lentes',
      'Avantage\u00a0: 20\u00a0$ de rabais sur la monture et les verres',
    ),
  },
  {
    code: 'PERK500OFF',
    isPerk: true,
    promotionId: '88013',
    reduction: { amount: { USD: 50000, CAD: 50000 } },
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: '2100-01-01T00:00:00Z',
    description: text(
      'Perk: $500 off frame and lenses',
      'Beneficio: $500 de descuento en montura y lentes',
      'Avantage\u00a0: 500\u00a0$ de rabais sur la monture et les verres',
    ),
  },
  {
    code: 'PERKWINTER',
    isPerk: true,
    promotionId: '88014',
    reduction: { percent: 20 },
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: '2026-04-01T00:00:00Z',
    description: text(
      'Perk: 20% off in winter',
      'Beneficio: 20\u00a0% de descuento en invierno',
      'Avantage\u00a0: 20\u00a0% de rabais en hiver',
    ),
  },
];
