import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@/lib/session/user-context';
import { LoadStatus } from '@/ui/display/load-status';
import type { Addresses } from '../../api/use-saved-addresses';

/** Shows the status while there is no list: it loads, or could not be loaded. */
export function AddressListStatus({ account, addresses }: { account: Account; addresses: Addresses }) {
  const { t } = useLingui();
  const failed = [account, addresses].find(({ state }) => state === 'failed');
  return (
    <LoadStatus
      isLoading={!failed}
      loadingLabel={t`Loading your addresses`}
      lines={6}
      className="max-w-xl"
      failureTitle={<Trans>Your addresses could not be loaded.</Trans>}
      retryLabel={<Trans>Try again</Trans>}
      onRetry={() => void failed?.refresh()}
    />
  );
}
