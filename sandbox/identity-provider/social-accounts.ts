import type { SocialProfile } from '../state/social-sign-in';

/** A demo person with an account at a provider. */
export interface SocialAccount extends SocialProfile {
  id: string;
}

/** The people who can sign in at the sandbox's provider. Their emails are reserved for such use. */
export const socialAccounts: readonly SocialAccount[] = [
  { id: 'ana', provider: 'google', name: 'Ana Diaz', email: 'ana@example.com' },
  { id: 'ben', provider: 'google', name: 'Ben Okafor', email: 'ben.okafor@example.com' },
  // Has an account with a password in the US store: oauthValidate returns 403.
  { id: 'ada', provider: 'google', name: 'Ada Marsh', email: 'ada.marsh@example.com' },
  { id: 'lea', provider: 'facebook', name: 'Léa Roy', email: 'lea.roy@example.com' },
  // The email of another person's account at the other provider.
  { id: 'ana-2', provider: 'facebook', name: 'Ana Diaz', email: 'ana@example.com' },
  // Gives the provider no email, which the store needs.
  { id: 'sam', provider: 'facebook', name: 'Sam Whitlock', email: '' },
];

export function accountsOf(provider: string): SocialAccount[] {
  return socialAccounts.filter((account) => account.provider === provider);
}
