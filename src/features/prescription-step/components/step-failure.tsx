import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { BackToCart } from './back-to-cart';

/** Explains that the items could not be read (003 §8). */
export function StepFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      live="assertive"
      title={<Trans>Oops! Something went wrong.</Trans>}
      action={
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <BackToCart />
        </div>
      }
    >
      <Trans>Please try again.</Trans>
    </Notice>
  );
}
