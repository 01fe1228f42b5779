import { SHIP_BACK_DAYS } from '@sandbox/handlers/orders/order-actions';
import { RETURN_DAYS } from '@sandbox/orders/return-window';
import { shipModesFor, shippingCharge } from '@sandbox/pricing/shipping-modes';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/domain/locale/locales';
import { cents, ZERO } from '@/domain/money/cents';
import { RETURN_TERMS, SHIPPING_TERMS } from './shipping-terms';

describe.each(['lc-us', 'en-ca'] as const)('the shipping terms of %s are the sandbox’s', (locale) => {
  const { country, currency } = LOCALES[locale];
  const { standard, freeFrom, express, expressDaysSaved } = SHIPPING_TERMS[country];
  const charge = (code: string, merchandise: number, hasGlasses = false) => {
    const mode = shipModesFor(undefined).find((found) => found.code === code);
    return shippingCharge(mode, { isEmpty: false, hasGlasses, merchandise: cents(merchandise) }, currency);
  };

  it('standard', () => {
    expect(charge('Standard', freeFrom - 1)).toBe(standard);
    expect(charge('Standard', freeFrom)).toBe(ZERO);
    expect(charge('Standard', 100, true)).toBe(ZERO);
  });

  it('express', () => {
    expect(charge('Express', 100, true)).toBe(express);
    expect(shipModesFor(undefined).find(({ code }) => code === 'Express')?.daysSaved).toBe(expressDaysSaved);
  });
});

it('the return terms are the sandbox’s', () => {
  expect(RETURN_TERMS).toEqual({ returnDays: RETURN_DAYS, shipBackDays: SHIP_BACK_DAYS });
});
