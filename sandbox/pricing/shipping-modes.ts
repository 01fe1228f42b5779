import { type Cents, cents, ZERO } from '@/domain/money/cents';
import type { Currency } from '../seed/models/price';

export type ShipModeId = '13001' | '13002';

/** A shipping method of both stores. */
export interface ShipMode {
  id: ShipModeId;
  code: 'Standard' | 'Express';
  /** Working days that it takes off the standard delivery. */
  daysSaved: number;
}

export const STANDARD: ShipMode = { id: '13001', code: 'Standard', daysSaved: 0 };
const EXPRESS: ShipMode = { id: '13002', code: 'Express', daysSaved: 2 };
const SHIP_MODES = [STANDARD, EXPRESS];

/** Express shipping of any order, in cents. */
const EXPRESS_CHARGE: Record<Currency, number> = { USD: 1995, CAD: 2495 };

/** Regions that express does not reach: the military, associated states, and territories of both countries. */
const WITHOUT_EXPRESS: ReadonlySet<string> = new Set('AA AE AP AS FM GU MH MP PR PW VI NT NU YT'.split(' '));

/** Returns the methods that reach a region; all of them without one. */
export function shipModesFor(region: string | undefined): ShipMode[] {
  return region !== undefined && WITHOUT_EXPRESS.has(region) ? [STANDARD] : SHIP_MODES;
}

export function findShipMode(id: string | undefined): ShipMode | undefined {
  return SHIP_MODES.find((mode) => mode.id === id);
}

/** Returns the price of a method for an order; without a method, that of the standard one. */
export function shippingCharge(
  mode: ShipMode | undefined,
  cart: Parameters<typeof standardShipping>[0],
  currency: Currency,
): Cents {
  if (mode !== EXPRESS) return standardShipping(cart, currency);
  return cart.isEmpty ? ZERO : cents(EXPRESS_CHARGE[currency]);
}

/** Standard shipping of contact lenses alone, in cents. */
const CHARGE: Record<Currency, number> = { USD: 795, CAD: 995 };

/** Merchandise from which it is free, in cents. */
const FREE_FROM: Record<Currency, number> = { USD: 4900, CAD: 6900 };

/**
 * Returns the cost of standard shipping: free with a pair of glasses, as the site's announcement says, and free above a certain
 * value.
 *
 * @param merchandise value of the goods after all reductions, in cents.
 */
function standardShipping(
  cart: { isEmpty: boolean; hasGlasses: boolean; merchandise: Cents },
  currency: Currency,
): Cents {
  const isFree = cart.isEmpty || cart.hasGlasses || cart.merchandise >= FREE_FROM[currency];
  return isFree ? ZERO : cents(CHARGE[currency]);
}
