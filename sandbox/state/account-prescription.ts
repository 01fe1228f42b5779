import { z } from 'zod';

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
