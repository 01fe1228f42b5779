import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@/lib/session/user-context';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { SkeletonRegion, SkeletonText } from '@/ui/display/skeleton';
import type { Addresses } from '../../api/use-saved-addresses';

/** While there is no list: it loads, or could not be loaded. */
export function AddressListStatus({ account, addresses }: { account: Account; addresses: Addresses }) {
  const { t } = useLingui();
  const failed = [account, addresses].find(({ state }) => state === 'failed');
  if (!failed) {
    return (
      <SkeletonRegion label={t`Loading your addresses`}>
        <SkeletonText lines={6} className="max-w-xl" />
      </SkeletonRegion>
    );
  }
  return (
    <Notice
      tone="error"
      live="polite"
      title={<Trans>Your addresses could not be loaded.</Trans>}
      action={
        <Button variant="link" onClick={() => void failed.refresh()}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
