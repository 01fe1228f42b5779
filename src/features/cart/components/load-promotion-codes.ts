import type { ComponentType } from 'react';
import type { PromotionCodesProps } from './promotion-codes';

/** Loader for `lazy`, also used to prefetch the cart page. Falls back to nothing when the chunk fails to load. */
export async function loadPromotionCodes(): Promise<{ default: ComponentType<PromotionCodesProps> }> {
  const loaded = await import('./promotion-codes').catch(() => undefined);
  return { default: loaded?.PromotionCodes ?? (() => null) };
}
