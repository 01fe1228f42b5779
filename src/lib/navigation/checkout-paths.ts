import type { Site } from '@/lib/site/site';
import { siteIds } from './site-paths';

/** Paths from the cart to the placed order. Not in `sitePaths`, whose code every page loads. */
export const checkoutPaths = {
  checkout: ({ locale }: Site) => `/${locale}/checkout`,
  /** What was ordered; for the order's owner only. */
  confirmation: ({ locale }: Site, orderId: string) =>
    `/${locale}/checkout/confirmation?${new URLSearchParams({ orderId })}`,
  /** The prescription step (003 §2.1). `item` is the order item id of the item that it opens. */
  prescriptionStep: (
    { locale }: Site,
    parameters: Partial<Record<'encOrderMemberId' | 'nextStepUrl' | 'item', string>> = {},
  ) => `/${locale}/checkout/prescription?${new URLSearchParams(parameters)}`,
  /** Recalculates the cart after a line item changed, then redirects to it (000 §2, Cart page). */
  recalculation: (site: Site, orderId: string) =>
    `/OrderCalculate?${new URLSearchParams({
      ...siteIds(site),
      URL: 'AjaxOrderItemDisplayView',
      errorViewName: 'AjaxOrderItemDisplayView',
      orderId,
      updatePrices: '1',
      calculationUsageId: '-1',
    })}`,
};

/** Whether a local path leads to the checkout, by the prescription step or directly. A placed order is no checkout. */
export function leadsToCheckout(path: string): boolean {
  return /^\/[^/?#]+\/checkout(\/prescription)?([?#]|$)/.test(path);
}
