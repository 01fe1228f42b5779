import { ContactAddressType } from '@generated/identity/model/contactAddressType';
import { z } from 'zod';
import { shippingAddressDocument, storedCardDocument } from './order-checkout';

/** A session on the server. The cookie only has its id. */
export const sessionDocument = z.object({
  /** A secret. */
  sessionId: z.string().min(8),
  userId: z.string(),
  storeId: z.string(),
  /** Epoch milliseconds. */
  issuedAt: z.number().int(),
  expiresAt: z.number().int(),
});
export type Session = z.infer<typeof sessionDocument>;

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

/** A frame in a shopper's wishlist. */
export const savedItemDocument = z.object({
  savedItemId: z.string(),
  userId: z.string(),
  storeId: z.enum(['10851', '10852']),
  catentryId: z.string(),
  kind: z.enum(['EYE', 'SUN']),
  upc: z.string(),
  /** Epoch milliseconds. */
  addedAt: z.number().int(),
});
export type SavedItem = z.infer<typeof savedItemDocument>;

/** An address that a member saved, in addition to that of the account. */
export const savedAddressDocument = z.object({
  addressId: z.string(),
  userId: z.string(),
  /** Unique within the account. */
  nickName: z.string(),
  addressType: z.enum(ContactAddressType),
  address: shippingAddressDocument,
});
export type SavedAddress = z.infer<typeof savedAddressDocument>;
