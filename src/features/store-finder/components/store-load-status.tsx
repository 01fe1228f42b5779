import { Trans, useLingui } from '@lingui/react/macro';
import { LoadStatus } from '@/ui/display/load-status';
import type { useStorePage } from '../hooks/use-store-page';

/** Replaces a store that has not loaded. */
export function StoreLoadStatus({
  error,
  mutate,
}: Pick<ReturnType<typeof useStorePage>, 'error' | 'mutate'>) {
  const { t } = useLingui();
  return (
    <LoadStatus
      isLoading={error === undefined}
      loadingLabel={t`Loading the store`}
      lines={8}
      failureTitle={<Trans>The store could not be loaded</Trans>}
      onRetry={mutate}
    />
  );
}
