import { useLingui } from '@lingui/react/macro';
import type { CartEntry } from '../api/cart-view';
import { tellApart } from '../api/tell-apart';

/** Unique accessible names of the line items, by order item id. */
export function useEntryNames(entries: readonly CartEntry[]): Map<string, string> {
  const { t } = useLingui();
  return tellApart(entries, {
    leftEye: t`Left eye`,
    rightEye: t`Right eye`,
    noLenses: t`without lenses`,
    line: (position) => t`line ${position}`,
  });
}
