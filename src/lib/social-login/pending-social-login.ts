import { storageValue } from '../storage/storage-value';

/** A sign-in that has left this page for the provider's, because the browser has blocked the window. */
export interface PendingSocialLogin {
  state: string;
  verifier: string;
  redirectUri: string;
  /** Local path to go to after the sign-in; the account page when undefined. */
  redirectPath?: string | undefined;
  /** Where it began. */
  startPath: string;
}

export const pendingSocialLogin = storageValue<PendingSocialLogin>({
  area: 'session',
  key: 'pending_social_login',
  schema: {
    safeParse: (value) =>
      typeof value === 'object' && value !== null && 'verifier' in value
        ? { success: true, data: value as PendingSocialLogin }
        : { success: false },
  },
});
