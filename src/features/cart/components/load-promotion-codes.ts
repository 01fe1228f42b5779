import type { ComponentType } from 'react';
import type { PromotionCodesProps } from './promotion-codes';

/**
 * The code of the promotion codes, in the form that `lazy` takes. A cart that is got ready loads it beside its reads. When
 * it does not arrive the cart does without.
 */
export async function loadPromotionCodes(): Promise<{ default: ComponentType<PromotionCodesProps> }> {
  const loaded = await import('./promotion-codes').catch(() => undefined);
  return { default: loaded?.PromotionCodes ?? (() => null) };
}
