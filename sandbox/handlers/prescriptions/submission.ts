import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import type { Call } from '../../call';
import type { SandboxContext } from '../../sandbox-context';
import type { PrescriptionSubmissionState } from '../../state/order';
import type { StepLine } from './step-line';

type SubmitCall = Call<'submitPrescription'>;

/** A submission for an item of the step. */
export interface Submission {
  body: SubmitCall['body'];
  shopper: SubmitCall['shopper'];
  storeId: SubmitCall['params']['storeId'];
  line: StepLine;
  context: SandboxContext;
}

/** Data that is saved with the item. */
export interface ItemContent {
  prescription: ItemPrescription;
  patient?: PrescriptionSubmissionState['patient'];
  accountPrescriptionId?: string | undefined;
  /** The shopper confirmed it before, with the prescription that is copied. */
  verified?: boolean;
}
