import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';

/** Shown when a prescription cannot be loaded (003 §8). */
export function DetailsFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      live="assertive"
      title={<Trans>Oops! Something went wrong.</Trans>}
      action={
        <Button variant="link" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Please try again.</Trans>
    </Notice>
  );
}
