import { useLingui } from '@lingui/react/macro';
import type { LineItem } from '../api/cart-view';
import { disambiguateNames } from '../api/disambiguate-names';

/** Returns the unique accessible names of the line items, by order item id. */
export function useLineItemNames(lineItems: readonly LineItem[]): Map<string, string> {
  const { t } = useLingui();
  return disambiguateNames(lineItems, {
    leftEye: t`Left eye`,
    rightEye: t`Right eye`,
    noLenses: t`without lenses`,
    line: (position) => t`line ${position}`,
  });
}
