import { getSubmitPrescriptionMockHandler } from '@generated/prescriptions/prescriptions.msw';
import { type Call, createResolver } from '../../call';
import { reject } from '../../http/api-errors';
import type { SandboxContext } from '../../sandbox-context';
import type { OrderItem } from '../../state/order';
import { withoutPrescription } from '../../state/order-items';
import { replaceItems } from '../../state/orders';
import type { HandlerFactory } from '../handler-factory';
import { accountContent } from './account-content';
import { contentByMode } from './content-by-mode';
import { copiedContent } from './copied-content';
import { prescriptionErrors, StepFailure } from './prescription-errors';
import { saveChangesToAccount, saveToAccount } from './save-to-account';
import { requireStepLine } from './step-line';
import type { ItemContent, Submission } from './submission';

/** Saves the prescription of an item, by the rules of 003 §5. */
export const submitPrescription: HandlerFactory = () =>
  getSubmitPrescriptionMockHandler(
    createResolver('submitPrescription', (call, context) => {
      try {
        return { status: 'Success' as const, prescriptionId: submit(call, context) };
      } catch (error) {
        if (!(error instanceof StepFailure)) throw error;
        return { status: 'Fail' as const, messages: [error.message] };
      }
    }),
  );

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
