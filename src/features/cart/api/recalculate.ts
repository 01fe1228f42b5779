import { calculateOrder } from '@generated/cart/cart';
import type { CalculateOrderParams } from '@generated/cart/model/calculateOrderParams';
import { viewTarget } from '@/domain/navigation/redirect-target';

/**
 * Recalculates the cart and returns the redirect target (000 §2, OrderCalculate).
 *
 * @param search query string of the recalculation URL, with the specified parameters.
 * @param fallback target when the parameter holds no path of this site.
 * @returns the path in `URL`, or in `errorViewName` on an API error.
 */
export async function recalculate(search: string, fallback: string): Promise<string> {
  const query = new URLSearchParams(search);
  const fallbackQuery = fallback.slice(fallback.indexOf('?'));
  const target = (parameter: string) => {
    const path = viewTarget(query.get(parameter), fallback);
    return path.includes('?') ? path : path + fallbackQuery;
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
