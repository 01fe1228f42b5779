import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import type { SavedPrescription } from '@generated/prescriptions/model/savedPrescription';
import { z } from 'zod';
import type { OrderItem } from './order';

/** A prescription that a member has saved. Never logged or shown in the panel. */
export const accountPrescriptionDocument = z.object({
  prescriptionId: z.string(),
  userId: z.string(),
  productCategory: z.enum(['GLASSES', 'CONTACTS']),
  /** All other fields as prescriptions.yaml has them (SavedPrescription). */
  content: z.record(z.string(), z.unknown()),
  /** Uploaded files only. */
  savedFileName: z.string().optional(),
  /** Epoch milliseconds. */
  updatedAt: z.number().int(),
});
export type AccountPrescription = z.infer<typeof accountPrescriptionDocument>;

/** Returns the prescription of an order item. The contract has validated it when it was saved. */
export function itemPrescription({ prescription }: OrderItem): ItemPrescription | undefined {
  return prescription as unknown as ItemPrescription | undefined;
}

/**
 * Returns whether the item's prescription is provided. Values entered with the lenses suffice, without the prescription step.
 */
export function isPrescriptionProvided({ prescriptionId, prescriptionSubmission }: OrderItem): boolean {
  return prescriptionId !== undefined && prescriptionSubmission?.provided !== false;
}

/** An uploaded picture or document of a prescription. It belongs to one shopper. Never logged or shown in the panel. */
export const prescriptionFileDocument = z.object({
  savedFileName: z.string(),
  userId: z.string(),
  /** Name as it was uploaded; absent from older data. */
  name: z.string().optional(),
  /** SHA-256 in hexadecimal; absent from older data. */
  checksum: z.string().optional(),
  /** Content type, detected from the file's bytes. */
  contentType: z.string(),
  /** The file as base64; empty after an import, since the export leaves it out. */
  data: z.string(),
  /** Epoch milliseconds. */
  uploadedAt: z.number().int(),
});
export type PrescriptionFile = z.infer<typeof prescriptionFileDocument>;

/** The fields of a saved prescription without those that the sandbox stores separately. */
export type SavedContent = Omit<
  SavedPrescription,
  'prescriptionId' | 'productCategory' | 'lastUpdate' | 'editFile'
>;

/** Returns the content of an account's prescription. The contract has validated it when it was saved. */
export function savedContent({ content }: AccountPrescription): SavedContent {
  return content as unknown as SavedContent;
}
