import { z } from 'zod';

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
