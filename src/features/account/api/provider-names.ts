import type { SocialProvider } from '@/lib/social-login/social-login-status';

/** Proper names, the same in every language. */
export const PROVIDER_NAMES: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };
