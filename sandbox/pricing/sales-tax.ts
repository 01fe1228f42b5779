import { isPrescriptionLens } from '@/domain/lens/lens-type';
import { add, type Cents, cents, ZERO } from '@/domain/money/cents';
import { isDiscountable, type PricedItem } from './priced-order';

/**
 * Sales tax of each state and province in thousandths of a percent, at the rate of the whole state: counties and cities are
 * left out. Regions without a tax are absent.
 */
const RATES: Readonly<Record<string, number>> = {
  AL: 4000,
  AZ: 5600,
  AR: 6500,
  CA: 7250,
  CO: 2900,
  CT: 6350,
  DC: 6000,
  FL: 6000,
  GA: 4000,
  HI: 4000,
  ID: 6000,
  IL: 6250,
  IN: 7000,
  IA: 6000,
  KS: 6500,
  KY: 6000,
  LA: 5000,
  ME: 5500,
  MD: 6000,
  MA: 6250,
  MI: 6000,
  MN: 6875,
  MS: 7000,
  MO: 4225,
  NE: 5500,
  NV: 6850,
  NJ: 6625,
  NM: 4875,
  NY: 4000,
  NC: 4750,
  ND: 5000,
  OH: 5750,
  OK: 4500,
  PA: 6000,
  PR: 10500,
  RI: 7000,
  SC: 6000,
  SD: 4200,
  TN: 7000,
  TX: 6250,
  UT: 4850,
  VT: 6000,
  VA: 4300,
  WA: 6500,
  WV: 6000,
  WI: 5000,
  WY: 4000,
  AB: 5000,
  BC: 12000,
  MB: 12000,
  NB: 15000,
  NL: 15000,
  NS: 14000,
  NT: 5000,
  NU: 5000,
  ON: 13000,
  PE: 15000,
  QC: 14975,
  SK: 11000,
  YT: 5000,
};

/**
 * Calculates the sales tax of an order's goods in a region. Prescription eyewear is exempt: contact lenses, and frames with
 * their prescription lenses. Promotion codes of the order reduce exempt and taxed goods alike.
 *
 * @param orderSaving savings from promotion codes on the goods; zero or less.
 * @param discountable the value that they reduce: goods without protection plans and covered lines.
 */
export function salesTax(
  items: readonly PricedItem[],
  {
    orderSaving,
    discountable,
    region,
  }: { orderSaving: Cents; discountable: Cents; region: string | undefined },
): Cents {
  const rate = region === undefined ? undefined : RATES[region];
  if (rate === undefined) return ZERO;
  const taxed = items.filter((item) => !isTaxExempt(item, items));
  const plans = sum(taxed.filter(({ item }) => item.kind === 'WARRANTY'));
  const goods = sum(taxed.filter(({ item }) => item.kind !== 'WARRANTY'));
  const reduced = sum(taxed.filter(isDiscountable));
  const saving = discountable > 0 ? Math.round((orderSaving * reduced) / discountable) : 0;
  return cents(Math.round(((goods + plans + saving) * rate) / 100_000));
}

/** Returns whether a line is prescription eyewear, which has no sales tax. */
export function isTaxExempt({ item, sellable }: PricedItem, items: readonly PricedItem[]): boolean {
  switch (sellable.kind) {
    case 'contact-lens':
      return true;
    case 'protection-plan':
      return false;
    case 'lens-package':
      return isPrescriptionLens(sellable.lens.type);
    case 'frame':
      return items.some(
        (lens) =>
          lens.item.parentItemId === item.orderItemId &&
          lens.sellable.kind === 'lens-package' &&
          isPrescriptionLens(lens.sellable.lens.type),
      );
  }
}

function sum(items: readonly PricedItem[]): Cents {
  return add(
    ...items.flatMap(({ price, adjustments }) => [price, ...adjustments.map(({ amount }) => amount)]),
  );
}
