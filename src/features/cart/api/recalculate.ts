import { calculateOrder } from '@generated/cart/cart';
import type { CalculateOrderParams } from '@generated/cart/model/calculateOrderParams';
import { viewTarget } from '@/domain/navigation/redirect-target';

/**
 * Has the platform work out the cart again and says where to go then (000 §2, OrderCalculate).
 *
 * @param search query of the recalculation's address, as the specification names its parameters.
 * @param fallback where to go when the address names no path of this site.
 * @returns the address behind `URL`, or behind `errorViewName` when the platform fails.
 */
export async function recalculate(search: string, fallback: string): Promise<string> {
  const query = new URLSearchParams(search);
  const fallbackQuery = fallback.slice(fallback.indexOf('?'));
  const target = (name: string) => {
    const view = viewTarget(query.get(name), fallback);
    return view.includes('?') ? view : view + fallbackQuery;
  };
  try {
    await calculateOrder(toParams(query));
    return target('URL');
  } catch {
    return target('errorViewName');
  }
}

function toParams(query: URLSearchParams): CalculateOrderParams {
  return {
    ...Object.fromEntries(query),
    calculationUsageId: query.getAll('calculationUsageId'),
  } as unknown as CalculateOrderParams;
}
