import { updateItemLensData } from '@generated/cart/cart';
import type { CartItem } from '@generated/cart/model/cartItem';
import { insertItemPrescription } from '@generated/lens/lens';
import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import { PROTECTION_PLAN_SEQUENCE, type ReviewItem } from '@/domain/lens/protection-plan-review';
import type { SelectedLensPackage } from '@/domain/lens/selected-lens-package';
import { type UpdateLensInput, updateLensForm } from '@/domain/lens/update-lens-form';
import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { sitePaths } from '@/lib/navigation/site-paths';
import type { Site } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';
import type { LineItem } from './cart-view';
import { lensAttribute } from './lens-features';
import { recalculate } from './recalculate';
import { toSelectedLens } from './to-selected-lens';

/** The lenses that a line is to have. */
export interface LensChange {
  lens: SelectedLensPackage;
  /** Catentry id of the protection plan; without one the line's plan is removed. */
  planId: string | undefined;
  isSpeedySelected: boolean;
  /** The panel's review step, with the plan last. */
  review: readonly ReviewItem[];
  /** Undefined when the lens takes none, or when the shopper adds it later. */
  prescription: ItemPrescription | undefined;
  /** The line had one, and the shopper adds another one later. */
  removesPrescription?: boolean | undefined;
}

/** A line of the cart and its order. */
export interface EditedLine {
  orderId: string;
  lineItem: LineItem;
}

/** The shot of the frame that the lens panel shows. */
const PANEL_SHOT = 'front';

/**
 * Changes the lenses of a line, then saves its prescription and recalculates, in this order (000 §4, §7). A prescription
 * that is not saved is tracked, and stops nothing (000 §8).
 *
 * @returns whether the prescription was saved; true without one.
 * @throws ApiError when the lenses were not changed.
 */
export async function changeLenses(site: Site, line: EditedLine, change: LensChange): Promise<boolean> {
  const { lens, planId, isSpeedySelected, review, prescription, removesPrescription } = change;
  await sendUpdate(site, line, {
    lens,
    isSpeedySelected,
    removesPrescription,
    warranty: planId ? { id: planId } : undefined,
    addOns: planId ? [planId] : undefined,
    reviewObject: JSON.stringify(review),
    imagery: JSON.stringify({ frame: line.lineItem.upc, shot: PANEL_SHOT, clen: lens.clen ?? '' }),
    upsellConfig: '{}',
  });
  const saved = prescription ? await savePrescription(site, line.lineItem.orderItemId, prescription) : true;
  await recalculateCart(site, line.orderId);
  return saved;
}

/** Adds or removes the protection plan of a line. Its lens is sent again unchanged. */
export async function changePlan(site: Site, line: EditedLine, plan: PlanChange): Promise<void> {
  const lensItem = line.lineItem.items.find(({ comments }) => comments === 'LENS');
  if (!lensItem) throw new Error('A plan needs a lens.');
  const attribute = lensAttribute(lensItem);
  await sendUpdate(site, line, {
    lens: toSelectedLens(lensItem),
    isSpeedySelected: attribute('isSpeedySelected') === 'true',
    warranty: plan && { id: plan.id },
    addOns: plan ? [plan.id] : undefined,
    reviewObject: JSON.stringify([...reviewWithoutPlan(lensItem), ...(plan ? [plan.review] : [])]),
    imagery: attribute('rxcImagery'),
    upsellConfig: attribute('upsellConfig') ?? '{}',
  });
  await recalculateCart(site, line.orderId);
}

/** The plan to add, with its entry in the review; undefined removes the line's plan. */
export type PlanChange = { id: string; review: ReviewItem } | undefined;

type UpdateFields = Omit<
  UpdateLensInput,
  'storeId' | 'catalogId' | 'langId' | 'orderId' | 'orderItemId' | 'url'
>;

function sendUpdate(site: Site, { orderId, lineItem }: EditedLine, fields: UpdateFields) {
  return updateItemLensData(
    updateLensForm({
      ...fields,
      storeId: site.storeId,
      catalogId: site.catalogId,
      langId: site.languageId,
      orderId,
      orderItemId: lineItem.orderItemId,
      url: sitePaths.cart(site),
    }),
  );
}

async function savePrescription(
  { storeId }: Site,
  orderItemId: string,
  prescription: ItemPrescription,
): Promise<boolean> {
  try {
    const { status } = await insertItemPrescription(storeId, orderItemId, prescription);
    if (status === 'Success') return true;
  } catch {
    // Tracked below, like a status that says so.
  }
  track({
    name: 'error',
    message: 'Error while saving prescription.',
    operation: 'insertItemPrescription',
  });
  return false;
}

/**
 * Recalculates the order. The redirect of the recalculation leads to the cart page, so it stays and only reads the cart again.
 */
async function recalculateCart(site: Site, orderId: string): Promise<void> {
  const [, search = ''] = checkoutPaths.recalculation(site, orderId).split('?');
  await recalculate(search, sitePaths.cart(site));
}

/**
 * Reads the stored review of a line without its plan. The commerce API treats it as opaque, so other code may have written it.
 */
function reviewWithoutPlan(lensItem: CartItem): unknown[] {
  try {
    const review: unknown = JSON.parse(lensAttribute(lensItem)('rxcReviewObject') ?? '[]');
    return Array.isArray(review)
      ? review.filter((item: Partial<ReviewItem>) => item?.sequence !== PROTECTION_PLAN_SEQUENCE)
      : [];
  } catch {
    return [];
  }
}
