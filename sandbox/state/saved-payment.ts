import { z } from 'zod';
import { storedCardDocument } from './order-checkout';

/** A card that a member saved. */
export const savedPaymentDocument = z.object({
  paymentId: z.string(),
  userId: z.string(),
  card: storedCardDocument,
  billTo: z.object({
    firstName: z.string(),
    lastName: z.string(),
    street1: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    country: z.string(),
    email: z.string(),
  }),
  isDefault: z.boolean(),
});
export type SavedPayment = z.infer<typeof savedPaymentDocument>;
