import type { Call, Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import type { SandboxContext } from '../../sandbox-context';
import { itemPrescription } from '../../state/item-prescription';
import type { OrderItem } from '../../state/order';
import { withoutPrescription } from '../../state/order-items';
import { replaceItems } from '../../state/orders';
import { accountContent } from './account-content';
import { contentByMode } from './content-by-mode';
import { isMadeFor } from './is-made-for';
import { prescriptionErrors, StepFailure } from './prescription-errors';
import { saveChangesToAccount, saveToAccount } from './save-to-account';
import type { StepItem } from './step-items';
import { requireStepLine } from './step-line';
import type { ItemContent, Submission } from './submission';

/** Saves the prescription of an item, by the rules of 003 §5. */
export const submitPrescription: Handler<'submitPrescription'> = (call, context) => {
  try {
    return { status: 'Success' as const, prescriptionId: submit(call, context) };
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    return { status: 'Fail' as const, messages: [error.message] };
  }
};

/** @returns the id of the prescription. */
function submit({ params, body, shopper }: Call<'submitPrescription'>, context: SandboxContext): string {
  const { storeId } = params;
  const { orderitemid: orderItemId, encOrderMemberId: link } = body;
  const line = requireStepLine(context, { shopper, storeId, orderItemId, link });
  const submission: Submission = { body, shopper, storeId, line, context };
  const content = contentOf(submission);
  const verified = body.verified === true || content.verified === true;
  if (shopper.registerType === 'R' && !verified) throw new StepFailure('notVerified');
  saveForAccount(submission, content);
  return saveWithItem(submission, content, verified);
}

function contentOf(submission: Submission): ItemContent {
  const { cp_rx_oid: copyFrom, prescriptionIdMyAccountSelected: picked } = submission.body;
  if (copyFrom !== undefined) return copiedContent(submission, copyFrom);
  return picked === undefined ? contentByMode(submission) : accountContent(submission, picked);
}

function saveForAccount(submission: Submission, content: ItemContent): void {
  const { savePrescriptionMyAccount, saveChangesMyAccount } = submission.body;
  if (!savePrescriptionMyAccount && !saveChangesMyAccount) return;
  if (!submission.line.isOwner) reject(prescriptionErrors.otherUser());
  if (saveChangesMyAccount) saveChangesToAccount(submission);
  if (savePrescriptionMyAccount && content.accountPrescriptionId === undefined) {
    saveToAccount(submission, content);
  }
}

/**
 * Saves a prescription with an item. Both contact lenses of a pair have the same one. A file belongs to the order's owner from
 * then on.
 */
function saveWithItem(
  { body, shopper, line, context }: Submission,
  { prescription, patient, accountPrescriptionId }: ItemContent,
  verified: boolean,
): string {
  const { state, now } = context;
  const { order, stepItem } = line;
  const isProvided = body.itemStatusUpdate !== false;
  const prescriptionId = stepItem.items[0].prescriptionId ?? state.nextId('prescription');
  const saved: Partial<OrderItem> = {
    prescriptionId,
    prescription: { ...prescription, prescriptionId },
    prescriptionSubmission: {
      ...(patient && { patient }),
      ...(accountPrescriptionId !== undefined && { accountPrescriptionId }),
      verified: shopper.registerType === 'R' && verified,
      provided: isProvided,
    },
    ...(isProvided && { prescribedAt: stepItem.items[0].prescribedAt ?? now().getTime() }),
  };
  const items = order.items.map((item) =>
    stepItem.items.includes(item) ? { ...withoutPrescription(item), ...saved } : item,
  );
  replaceItems(state, order, items, now().getTime());
  const { savedFileName } = prescription;
  if (savedFileName !== undefined && state.prescriptionFiles.get(savedFileName)) {
    state.prescriptionFiles.update(savedFileName, { userId: order.userId });
  }
  return prescriptionId;
}

/**
 * Returns the prescription of another item of the same order (`cp_rx_oid`), with everything that was submitted for it.
 *
 * @throws ApiErrorResponse for an item of another order, another lens type, another prescription than `cp_rx_id`, or one that
 * the item is not made for.
 * @throws StepFailure when the other item has no prescription.
 */
function copiedContent({ body, shopper, storeId, line, context }: Submission, from: string): ItemContent {
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
