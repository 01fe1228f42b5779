import { assignPromotionCode } from '@generated/cart/cart';
import { insertItemPrescription } from '@generated/lens/lens';
import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import { FRAME_ONLY, isPrescriptionLens } from '@/domain/lens/lens-type';
import { toItemPrescription } from '@/domain/prescription/item-prescription';
import { isComplete, type Prescription } from '@/domain/prescription/prescription';
import { isSpeedyEligible } from '@/domain/prescription/speedy-eligible';
import { addCartNote } from '@/lib/cart/cart-notes';
import { serverNow } from '@/lib/dates/server-time';
import { clearPrescriptionForLens } from '@/lib/prescription/clear-for-lens';
import { pictureItemPrescription, type UploadedPicture } from '@/lib/prescription/uploaded-picture';
import type { Site } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';
import type { AddedGlasses } from './add-to-cart';

export interface AddCompletion {
  /** Type of the lens; absent for the frame only. */
  lensType?: string | undefined;
  /** Undefined if the lens takes none, or if the shopper adds it later or as a picture. */
  prescription?: Prescription | undefined;
  /** The picture that was sent instead of values. */
  picture?: UploadedPicture | undefined;
  /** A perk that is good for the frame. */
  perkCode?: string | undefined;
}

/**
 * Completes the add-glasses command: prescription, perk, clearing. No failure stops the flow, because the glasses are in the
 * cart already.
 */
export async function completeAdd(site: Site, added: AddedGlasses, completion: AddCompletion): Promise<void> {
  const { lensType = FRAME_ONLY, perkCode } = completion;
  const body = isPrescriptionLens(lensType) ? prescriptionBody(completion) : undefined;
  await Promise.all([
    body && postPrescription(site, added.orderItemId, body),
    perkCode && applyPerk(site, perkCode),
  ]);
  clearPrescriptionForLens(lensType);
}

/** Builds the body; undefined for an incomplete prescription: a cylinder needs its axis. */
function prescriptionBody({ prescription, picture }: AddCompletion): ItemPrescription | undefined {
  if (prescription && isComplete(prescription)) {
    const isSpeedyRXEligible = isSpeedyEligible(prescription, toCalendarDate(serverNow()));
    return toItemPrescription(prescription, { isSpeedyRXEligible });
  }
  return picture && pictureItemPrescription(picture);
}

/** Posts the prescription for the new line (000 §4, step 2). */
async function postPrescription(
  { storeId }: Site,
  orderItemId: string | undefined,
  body: ItemPrescription,
): Promise<void> {
  if (!orderItemId) return;
  try {
    const { status } = await insertItemPrescription(storeId, orderItemId, body);
    if (status === 'Fail') throw new Error('The prescription was not saved.');
  } catch {
    track({
      name: 'error',
      message: 'Error while adding prescription.',
      operation: 'insertItemPrescription',
    });
  }
}

/** Applies the perk's code, without which the cart's total differs from the page's. The cart says when it was rejected. */
async function applyPerk(site: Site, perkCode: string): Promise<void> {
  const { storeId, languageId } = site;
  try {
    await assignPromotionCode(storeId, { promoCode: perkCode }, { langId: languageId });
  } catch {
    addCartNote({ isPerkRejected: true });
  }
}
