import { ContactAddressType } from '@generated/identity/model/contactAddressType';
import { z } from 'zod';
import { shippingAddressDocument } from './order-checkout';

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
