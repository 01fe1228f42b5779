import type { CartItem } from '@generated/cart/model/cartItem';
import { isPrescriptionLens } from '@/domain/lens/lens-type';
import type { LensFeatures, PrescriptionStatus } from './cart-view';

/** Reads the lens of a line: its attributes have the names of LCUpdateOrderItemLensDataCmd's fields (000 §7). */
export function toLensFeatures(lensItem: CartItem): LensFeatures {
  const attribute = lensAttribute(lensItem);
  return {
    type: attribute('correctionType'),
    material: attribute('lensMaterialCode'),
    index: attribute('lensIndex'),
    treatment: attribute('lensTreatmentFamily'),
    color: attribute('lensColor'),
    coating: attribute('lensAntiReflective'),
    speedy: attribute('isLensSpeedyRX') === 'true' && attribute('isSpeedySelected') === 'true',
  };
}

/** Looks up attributes of a lens item; treats an empty one as absent. */
export function lensAttribute({ orderItemExtendAttribute = [] }: CartItem) {
  const values = new Map(
    orderItemExtendAttribute.map(({ attributeName, attributeValue }) => [attributeName, attributeValue]),
  );
  return (name: string): string | undefined => values.get(name) || undefined;
}

/** @param isKnown the line's xitem_field2 is not empty. A lens of unknown type needs no reminder. */
export function prescriptionStatus(lens: LensFeatures | undefined, isKnown: boolean): PrescriptionStatus {
  if (!lens?.type || !isPrescriptionLens(lens.type)) return 'not-needed';
  return isKnown ? 'given' : 'needed';
}

/** Returns the status of contact lenses, which always need a prescription. */
export function contactLensStatus(isKnown: boolean): PrescriptionStatus {
  return isKnown ? 'given' : 'needed';
}
