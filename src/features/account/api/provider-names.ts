import type { SocialProvider } from '@generated/identity/model/socialProvider';

/** Proper names, the same in every language. */
export const PROVIDER_NAMES: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };
