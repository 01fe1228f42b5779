import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { WithMessages } from './lazy-messages';

const Dialog = lazy(async () => ({
  default: (await loadWithRetry(() => import('@/ui/overlay/dialog'))).Dialog,
}));
const SignInForm = lazy(async () => ({
  default: (await loadWithRetry(() => import('@/features/account/components/sign-in-form'))).SignInForm,
}));

export interface SignInDialogProps {
  onClose: () => void;
  onSignedIn: () => Promise<unknown>;
}

/** Signs in without leaving the page, so that what was typed stays. Mount it while it is open. */
export function SignInDialog({ onClose, onSignedIn }: SignInDialogProps) {
  const site = useSite();
  const { t } = useLingui();
  return (
    <Suspense fallback={null}>
      <WithMessages catalog="account">
        <Dialog open onOpenChange={onClose} title={t`Sign in`} closeLabel={t`Close`}>
          <SignInForm
            redirectPath={undefined}
            accountPath={sitePaths.account(site)}
            onSignedIn={onSignedIn}
          />
        </Dialog>
      </WithMessages>
    </Suspense>
  );
}
