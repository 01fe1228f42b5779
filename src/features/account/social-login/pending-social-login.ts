import { fieldsOf } from '@/domain/data/fields-of';
import { storageValue } from '@/lib/storage/storage-value';
import { validWhen } from '@/lib/storage/validators';

/** A sign-in that has left this page for the provider's, because the browser has blocked the window. */
export interface PendingSocialLogin {
  state: string;
  verifier: string;
  redirectUri: string;
  /** Local path to go to after the sign-in; the account page when undefined. */
  redirectPath?: string | undefined;
  /** Path where the sign-in began. */
  startPath: string;
}

export const pendingSocialLogin = storageValue<PendingSocialLogin>({
  area: 'session',
  key: 'pending_social_login',
  validate: validWhen(isPending),
});

function isPending(value: unknown): value is PendingSocialLogin {
  const { state, verifier, redirectUri, startPath } = fieldsOf(value);
  return [state, verifier, redirectUri, startPath].every((field) => typeof field === 'string');
}
