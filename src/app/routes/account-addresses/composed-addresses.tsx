import { useLingui } from '@lingui/react/macro';
import { SavedAddresses } from '@/features/address/components/saved/saved-addresses';
import { accountPaths } from '@/lib/navigation/account-paths';
import { useSite } from '@/lib/site/site';
import { LeaveDialog } from '../shared/leave-dialog';
import { SignedOut } from '../shared/signed-out';

/** The addresses with what the routes add to them. */
export function ComposedAddresses() {
  const { t } = useLingui();
  const site = useSite();
  return (
    <>
      <SavedAddresses
        signedOut={
          <SignedOut title={t`Sign in to see your addresses`} returnPath={accountPaths.addresses(site)} />
        }
      />
      <LeaveDialog />
    </>
  );
}
