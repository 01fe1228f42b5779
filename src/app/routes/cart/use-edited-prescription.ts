import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import { useMemo } from 'react';
import { fromItemPrescription } from '@/domain/prescription/from-item-prescription';
import type { LensEditorProps } from '@/features/cart/components/lens-editor-props';
import type { PrescriptionHandle } from '@/features/lens/panel/panel-props';
import { useShopperPrescription } from '@/features/lens/panel/use-shopper-prescription';

/**
 * The prescription of an edit: what was typed during it, else that of the line, else that of the session. A typed one is
 * stored in the session's cookie, so that it survives a reload.
 */
export function useEditedPrescription(
  { lineItem, stored, onStore }: Pick<LensEditorProps, 'lineItem' | 'stored' | 'onStore'>,
  given: ItemPrescription | undefined,
  isPreserved: boolean,
): PrescriptionHandle {
  const ofSession = useShopperPrescription(lineItem.orderItemId);
  const isTyped = stored.hasTypedPrescription === true;
  return useMemo(
    () => ({
      isPreserved,
      value: given?.rightSphere && !isTyped ? fromItemPrescription(given) : ofSession.value,
      set(prescription) {
        onStore({ hasTypedPrescription: true });
        ofSession.set(prescription);
      },
    }),
    [given, isPreserved, isTyped, ofSession, onStore],
  );
}
