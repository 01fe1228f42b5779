import { cleanEmail } from '@/domain/contact/email';
import type { SandboxState } from './state';
import type { User } from './user';

export type Country = 'US' | 'CA';

/** Returns the country whose accounts can sign in to the store. */
export function countryOfStore(storeId: string): Country {
  return storeId === '10852' ? 'CA' : 'US';
}

/** Returns the account with this email address in a country; case-insensitive. */
export function findMember(state: SandboxState, logonId: string, country: Country): User | undefined {
  return state.users
    .by('logonId', normalizeLogonId(logonId))
    .find((user) => user.registerType === 'R' && user.country === country);
}

/** Normalizes addresses for comparison: each keyboard's Unicode form is the same. */
export function normalizeLogonId(logonId: string): string {
  return cleanEmail(logonId).toLowerCase();
}
