import { SocialProvider } from '@generated/identity/model/socialProvider';
import { z } from 'zod';

const socialProfileDocument = z.object({
  provider: z.enum(SocialProvider),
  name: z.string(),
  /** Empty when the account at the provider has none. */
  email: z.string(),
});
/** Identity of a person at a provider. */
export type SocialProfile = z.infer<typeof socialProfileDocument>;

/** A code of the sandbox's identity provider, for one exchange. */
export const authorizationCodeDocument = socialProfileDocument.extend({
  code: z.string().min(8),
  /** SHA-256 of the verifier, base64url (RFC 7636 §4.2). */
  codeChallenge: z.string(),
  redirectUri: z.string(),
  /** Epoch milliseconds. */
  expiresAt: z.number().int(),
});
export type AuthorizationCode = z.infer<typeof authorizationCodeDocument>;

/** An access token of the sandbox's identity provider. */
export const socialTokenDocument = socialProfileDocument.extend({
  accessToken: z.string().min(8),
  /** Epoch milliseconds. */
  expiresAt: z.number().int(),
});
