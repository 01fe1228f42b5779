import { useLingui } from '@lingui/react/macro';
import { AccountDetails } from '@/features/account/components/details/account-details';
import { accountPaths } from '@/lib/navigation/account-paths';
import { useSite } from '@/lib/site/site';
import { forgetShopper } from '../shared/forget-shopper';
import { LeaveDialog } from '../shared/leave-dialog';
import { SignedOut } from '../shared/signed-out';

/** The details with what the other features and routes add to them. */
export function ComposedDetails() {
  const { t } = useLingui();
  const site = useSite();
  return (
    <>
      <AccountDetails
        onClosed={() => void forgetShopper()}
        signedOut={
          <SignedOut title={t`Sign in to see your details`} returnPath={accountPaths.details(site)} />
        }
      />
      <LeaveDialog />
    </>
  );
}
