import { Trans, useLingui } from '@lingui/react/macro';
import { PageMeta } from '@/lib/meta/page-meta';
import { RetryButton } from '@/ui/actions/retry-button';
import { EmptyState } from '@/ui/display/empty-state';

/** Explains that the product failed to load; offers a retry. */
export function ProductFailure({ retry }: { retry: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      level={1}
      title={<Trans>This product did not load</Trans>}
      actions={<RetryButton variant="primary" onClick={retry} />}
    >
      <PageMeta title={t`This product did not load`} />
      <Trans>Our catalog is not responding right now. Your cart is safe.</Trans>
    </EmptyState>
  );
}
