import { addGlasses } from '@generated/cart/cart';
import type { AddGlassesForm } from '@generated/cart/model/addGlassesForm';
import { addGlassesForm } from '@/domain/lens/add-glasses-form';
import type { SelectedLensPackage } from '@/domain/lens/selected-lens-package';
import { sitePaths } from '@/lib/navigation/site-paths';
import type { Site } from '@/lib/site/site';

/** A frame with its optional lens and protection plan. */
export interface Glasses {
  frameCatentryId: string;
  /** Absent for a frame-only purchase. */
  lens?: SelectedLensPackage | undefined;
  /** Catentry id of the protection plan. */
  planId?: string | undefined;
}

/** Order id that the commerce API resolves to the shopper's current order. */
const CURRENT_ORDER = '.';

/** Form of the add-glasses command. */
export function glassesForm(site: Site, { frameCatentryId, lens, planId }: Glasses): AddGlassesForm {
  return addGlassesForm({
    storeId: site.storeId,
    catalogId: site.catalogId,
    langId: site.languageId,
    orderId: CURRENT_ORDER,
    frameCatentryId,
    lens,
    addOns: planId ? [planId] : undefined,
    url: sitePaths.cart(site),
  });
}

/**
 * Adds glasses to the shopper's cart.
 *
 * @returns the order's id, which the recalculation needs.
 * @throws Error 'Cannot add to cart' with the API error as its cause (000 §4, Add to cart).
 */
export async function addToCart(site: Site, glasses: Glasses): Promise<string> {
  try {
    const response = await addGlasses(glassesForm(site, glasses));
    const orderId = typeof response === 'object' && 'orderId' in response ? response.orderId[0] : undefined;
    if (!orderId) throw new Error('The response has no order id.');
    return orderId;
  } catch (cause) {
    throw new Error('Cannot add to cart', { cause });
  }
}
