import { z } from 'zod';

export const addressDocument = z.object({
  addressLines: z.array(z.string()),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: z.enum(['US', 'CA']),
  phone: z.string(),
});

/** A guest with a real id, or a registered member. */
export const userDocument = z.object({
  userId: z.string(),
  registerType: z.enum(['G', 'R']),
  personalizationId: z.string(),
  /** Members only; lower case. */
  logonId: z.string().optional(),
  /** Members only. Demo data: the sandbox is no place for a real password. */
  password: z.string().optional(),
  passwordExpired: z.boolean(),
  /** Country whose account this is; a member of the other country's store is sent there. */
  country: z.enum(['US', 'CA']).optional(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  address: addressDocument.optional(),
  phone: z.string().optional(),
  /** Language id of the platform that the member chose. */
  preferredLanguage: z.enum(['-1', '-50', '-24', '-25']).optional(),
  receiveEmail: z.boolean().optional(),
  /** Set where the account was made by a social sign-in; it may have no password then. */
  socialProvider: z.enum(['google', 'facebook']).optional(),
  /** Set where nobody may sign in before a new password is set. */
  passwordResetNeeded: z.boolean().optional(),
  /** Accepted the newsletter's offer (000 §7, Eaccess). */
  inEaccessSegment: z.boolean().optional(),
  createdAt: z.number().int(),
});
export type User = z.infer<typeof userDocument>;
