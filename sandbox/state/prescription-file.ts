import { z } from 'zod';

/** An uploaded picture or document of a prescription. It belongs to one shopper. Never logged or shown in the panel. */
export const prescriptionFileDocument = z.object({
  savedFileName: z.string(),
  userId: z.string(),
  /** Content type by the file's own bytes. */
  contentType: z.string(),
  /** The file as base64. */
  data: z.string(),
  /** Epoch milliseconds. */
  uploadedAt: z.number().int(),
});
