import { Trans } from '@lingui/react/macro';
import { dialogTrigger, lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { useDialogOpen } from '@/lib/state/use-dialog-open';
import { Button } from '@/ui/actions/button';
import { Heading } from '@/ui/layout/heading';
import { DialogBoundary } from '@/ui/overlay/dialog-shell';
import type { Details } from '../../api/person';

const CloseAccountDialog = lazyWithRetry(
  async () => (await import('./close-account-dialog')).CloseAccountDialog,
);

export function ClosingSection({ details, onClosed }: { details: Details; onClosed: () => void }) {
  const dialog = useDialogOpen();
  return (
    <section className="border-line border-t py-6">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <div className="grid min-w-0 grid-cols-1 gap-1 sm:max-w-md">
          <Heading level={2} size="xs">
            <Trans>Close your account</Trans>
          </Heading>
          <p>
            <Trans>We delete what is stored with it. Orders that you have placed are not affected.</Trans>
          </p>
        </div>
        <Button variant="link" {...dialogTrigger(CloseAccountDialog.preload)} onClick={dialog.show}>
          <Trans>Close my account</Trans>
        </Button>
      </div>
      {dialog.mounted ? (
        <DialogBoundary
          open={dialog.open}
          onClose={() => dialog.setOpen(false)}
          title={<Trans>Close your account?</Trans>}
          className="modal-dialog"
        >
          <CloseAccountDialog
            details={details}
            open={dialog.open}
            onOpenChange={dialog.setOpen}
            onClosed={onClosed}
          />
        </DialogBoundary>
      ) : null}
    </section>
  );
}
