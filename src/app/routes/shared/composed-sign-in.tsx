import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { SignInForm } from '@/features/account/components/sign-in-form';
import { SocialSignIn } from '@/features/account/components/social-sign-in';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { Dialog } from '@/ui/overlay/dialog';

export interface ComposedSignInProps {
  /** Filled in. */
  email: string | undefined;
  onClose: () => void;
  onSignedIn: () => Promise<unknown>;
}

/** The dialog with the ways to sign in. */
export function ComposedSignIn({ email, onClose, onSignedIn }: ComposedSignInProps) {
  const site = useSite();
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  return (
    <Dialog open onOpenChange={onClose} title={t`Sign in`}>
      <SignInForm
        email={email}
        redirectPath={undefined}
        accountPath={sitePaths.account(site)}
        onSignedIn={onSignedIn}
      />
      <SocialSignIn redirectPath={pathname + search} onSignedIn={onSignedIn} />
    </Dialog>
  );
}
