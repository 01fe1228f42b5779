import { LanguageId } from '@generated/identity/model/languageId';
import { SocialProvider } from '@generated/identity/model/socialProvider';
import { z } from 'zod';
import { passwordHashDocument } from './password-hash';
import { secondFactorDocument, secondFactorSetupDocument } from './second-factor';

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
  /** Members only. Absent while a member signs in socially alone. */
  passwordHash: passwordHashDocument.optional(),
  passwordExpired: z.boolean(),
  /** Country of the account. The store of the other country rejects the sign-in and names this one. */
  country: z.enum(['US', 'CA']).optional(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  address: addressDocument.optional(),
  phone: z.string().optional(),
  /** The default address, if the member has chosen one. */
  primaryAddressId: z.string().optional(),
  /** Language id that the member chose. */
  preferredLanguage: z.enum(LanguageId).optional(),
  receiveEmail: z.boolean().optional(),
  /** Set when the account was created by a social sign-in; it may have no password then. */
  socialProvider: z.enum(SocialProvider).optional(),
  /** The member must set a new password before the next sign-in. */
  passwordResetNeeded: z.boolean().optional(),
  secondFactor: secondFactorDocument.optional(),
  secondFactorSetup: secondFactorSetupDocument.optional(),
  /** Accepted the newsletter's offer (000 §7, Eaccess). */
  inEaccessSegment: z.boolean().optional(),
  createdAt: z.number().int(),
});
export type User = z.infer<typeof userDocument>;
