import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { usePendingLeave } from '@/lib/navigation/unsaved-input';
import { Button } from '@/ui/actions/button';

const Dialog = lazyWithRetry(async () => (await import('@/ui/overlay/dialog')).Dialog);

/** Confirms that unsaved input may be lost (`useUnsavedInput`). For every page that has some. */
export function LeaveDialog() {
  const { t } = useLingui();
  const pending = usePendingLeave();
  if (!pending) return null;
  const { leave, stay } = pending;
  return (
    <Suspense fallback={null}>
      <Dialog open onOpenChange={stay} title={t`Leave without saving?`} closeLabel={t`Stay on this page`}>
        <p className="mb-5">
          <Trans>What you entered is not saved yet. If you leave this page, it is lost.</Trans>
        </p>
        <div className="button-row">
          <Button onClick={stay}>
            <Trans>Stay and continue</Trans>
          </Button>
          <Button variant="secondary" onClick={leave}>
            <Trans>Leave without saving</Trans>
          </Button>
        </div>
      </Dialog>
    </Suspense>
  );
}
