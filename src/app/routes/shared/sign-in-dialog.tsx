import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { sitePaths } from '@/lib/navigation/site-paths';
import { cachedEmail } from '@/lib/session/cached-session';
import { useLostSession } from '@/lib/session/lost-session';
import { useSite } from '@/lib/site/site';
import { WithMessages } from './lazy-messages';

const Dialog = lazyWithRetry(async () => (await import('@/ui/overlay/dialog')).Dialog);
const SignInForm = lazyWithRetry(
  async () => (await import('@/features/account/components/sign-in-form')).SignInForm,
);

const SocialSignIn = lazyWithRetry(
  async () => (await import('@/features/account/components/social-sign-in')).SocialSignIn,
);

export interface SignInDialogProps {
  /** Filled in; by default that of the session that has ended, else of the account in the cache. */
  email?: string | undefined;
  onClose: () => void;
  onSignedIn: () => Promise<unknown>;
}

/** Signs in without leaving the page, so that what was typed stays. Mount it while it is open. */
export function SignInDialog({ email, onClose, onSignedIn }: SignInDialogProps) {
  const site = useSite();
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const lostSession = useLostSession();
  const [knownEmail] = useState(() => email ?? lostSession?.email ?? cachedEmail());
  return (
    <Suspense fallback={null}>
      <WithMessages catalog="account">
        <Dialog open onOpenChange={onClose} title={t`Sign in`} closeLabel={t`Close`}>
          <SignInForm
            email={knownEmail}
            redirectPath={undefined}
            accountPath={sitePaths.account(site)}
            onSignedIn={onSignedIn}
          />
          <SocialSignIn redirectPath={pathname + search} onSignedIn={onSignedIn} />
        </Dialog>
      </WithMessages>
    </Suspense>
  );
}
