import { Trans } from '@lingui/react/macro';
import { Notice } from '@/ui/display/notice';

/** Shows the error notice of a row, with a retry button. */
export function TilesFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="warning" live="polite" onRetry={onRetry}>
      <Trans>These products did not load. The rest of the store is open.</Trans>
    </Notice>
  );
}
