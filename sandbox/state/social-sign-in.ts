import { z } from 'zod';

const socialProfileFields = {
  provider: z.enum(['google', 'facebook']),
  name: z.string(),
  /** Empty when the account at the provider has none. */
  email: z.string(),
};

/** A code of the sandbox's identity provider, for one exchange. */
export const authorizationCodeDocument = z.object({
  code: z.string().min(8),
  ...socialProfileFields,
  /** SHA-256 of the verifier, base64url (RFC 7636 §4.2). */
  codeChallenge: z.string(),
  redirectUri: z.string(),
  /** Epoch milliseconds. */
  expiresAt: z.number().int(),
});
export type AuthorizationCode = z.infer<typeof authorizationCodeDocument>;

/** An access token of the sandbox's identity provider. */
export const socialTokenDocument = z.object({
  accessToken: z.string().min(8),
  ...socialProfileFields,
  /** Epoch milliseconds. */
  expiresAt: z.number().int(),
});
export type SocialTokenRecord = z.infer<typeof socialTokenDocument>;
