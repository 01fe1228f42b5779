import { type Cents, cents } from '@/domain/money/cents';
import { allocate } from '@/domain/returns/refund';
import { childItems, isMainItem } from '../state/order-items';
import { isDiscountable, type PricedItem, type PricedOrder } from './priced-order';
import { isTaxExempt } from './sales-tax';

/**
 * Returns the refund of each frame and contact lens of an order, by item id: its line with lens and plan after all promotions,
 * its share of promotion codes, and its share of the sales tax. Together they are the total without the delivery.
 */
export function refunds({ order, items, adjustments, salesTax }: PricedOrder): ReadonlyMap<string, Cents> {
  const groups = order.items.filter(isMainItem).map((main) => {
    const members = [main, ...childItems(order.items, main.orderItemId)];
    const lines = items.filter(({ item }) => members.includes(item));
    return {
      id: main.orderItemId,
      value: totalOf(lines),
      // Codes take nothing off plans and covered lines.
      discountable: totalOf(lines.filter(isDiscountable)),
      taxed: lines.filter((line) => !isTaxExempt(line, items)),
    };
  });
  const codeSaving = cents(sum(adjustments.map(({ amount }) => amount)));
  const savings = allocate(
    codeSaving,
    groups.map(({ discountable }) => discountable),
  );
  const taxes = allocate(
    salesTax,
    groups.map(({ taxed, discountable }, index) => {
      const saving = discountable > 0 ? (savings[index] ?? 0) / discountable : 0;
      return totalOf(taxed) + saving * totalOf(taxed.filter(isDiscountable));
    }),
  );
  return new Map(
    groups.map(({ id, value }, index) => [id, cents(sum([value, savings[index] ?? 0, taxes[index] ?? 0]))]),
  );
}

function totalOf(lines: readonly PricedItem[]): number {
  return sum(lines.flatMap(({ price, adjustments }) => [price, ...adjustments.map(({ amount }) => amount)]));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
