import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cachedEmail } from '@/lib/session/cached-session';
import { useLostSession } from '@/lib/session/lost-session';
import { DialogBoundary } from '@/ui/overlay/dialog-shell';
import type { ComposedSignInProps } from './composed-sign-in';
import { lazyWithMessages } from './lazy-messages';

const ComposedSignIn = lazyWithMessages(
  async () => (await import('./composed-sign-in')).ComposedSignIn,
  ['account'],
);

export interface SignInDialogProps extends Omit<ComposedSignInProps, 'email'> {
  /** Filled in; by default that of the session that has ended, else of the account in the cache. */
  email?: string | undefined;
}

/** Signs in without leaving the page, so that what was typed stays. Mount it while it is open. */
export function SignInDialog({ email, onClose, onSignedIn }: SignInDialogProps) {
  const { t } = useLingui();
  const lostSession = useLostSession();
  const [knownEmail] = useState(() => email ?? lostSession?.email ?? cachedEmail());
  return (
    <DialogBoundary onClose={onClose} title={t`Sign in`} className="modal-dialog">
      <ComposedSignIn email={knownEmail} {...{ onClose, onSignedIn }} />
    </DialogBoundary>
  );
}
