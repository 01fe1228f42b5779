import { apiErrors, reject } from '../../http/api-errors';
import { itemPrescription } from '../../state/item-prescription';
import { isMadeFor } from './is-made-for';
import { StepFailure } from './prescription-errors';
import type { StepItem } from './step-items';
import { requireStepLine } from './step-line';
import type { ItemContent, Submission } from './submission';

/**
 * Returns the prescription of another item of the same order (`cp_rx_oid`), with everything that was submitted for it.
 *
 * @throws ApiErrorResponse for an item of another order, another lens type, another prescription than `cp_rx_id`, or one that
 * the item is not made for.
 * @throws StepFailure when the other item has no prescription.
 */
export function copiedContent(
  { body, shopper, storeId, line, context }: Submission,
  from: string,
): ItemContent {
  const source = requireStepLine(context, {
    shopper,
    storeId,
    orderItemId: from,
    link: body.encOrderMemberId,
  });
  if (source.order !== line.order || !isSameKind(source.stepItem, line.stepItem)) {
    return reject(apiErrors.invalidField('cp_rx_oid', 'is not an item of the same kind'));
  }
  const [item] = source.stepItem.items;
  const prescription = itemPrescription(item);
  if (!prescription) throw new StepFailure('noMode');
  if (!isMadeFor(line.stepItem, prescription)) {
    return reject(apiErrors.invalidField('cp_rx_oid', 'has a prescription that the item is not made for'));
  }
  if (body.cp_rx_id !== undefined && body.cp_rx_id !== item.prescriptionId) {
    return reject(apiErrors.invalidField('cp_rx_id', 'is not the prescription of the item'));
  }
  const { patient, accountPrescriptionId, verified = false } = item.prescriptionSubmission ?? {};
  return { prescription, patient, accountPrescriptionId, verified };
}

/** Returns whether both are contact lenses, or frames with the same lens type. */
function isSameKind(first: StepItem, second: StepItem): boolean {
  if (first.itemType !== 'frame' || second.itemType !== 'frame') return first.itemType === second.itemType;
  return first.lens.type === second.lens.type;
}
