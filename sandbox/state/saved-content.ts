import type { SavedPrescription } from '@generated/prescriptions/model/savedPrescription';
import type { AccountPrescription } from './account-prescription';

/** The fields of a saved prescription without those that the sandbox stores separately. */
export type SavedContent = Omit<
  SavedPrescription,
  'prescriptionId' | 'productCategory' | 'lastUpdate' | 'editFile'
>;

/** Returns the content of an account's prescription. The contract has validated it when it was saved. */
export function savedContent({ content }: AccountPrescription): SavedContent {
  return content as unknown as SavedContent;
}
