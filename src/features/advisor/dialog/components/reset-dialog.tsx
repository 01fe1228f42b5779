import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';

export interface ResetDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isMember: boolean;
  /** @returns whether it worked. */
  onReset: () => Promise<boolean>;
  onDone: () => void;
  focusAfterwards: RefObject<HTMLElement | null>;
}

/** Clears the choices, on this device and in the account. */
export function ResetDialog({ isMember, onReset, onDone, ...dialog }: ResetDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      {...dialog}
      title={<Trans>Start over?</Trans>}
      description={
        isMember ? (
          <Trans>
            Your face shape, your size and your style are cleared on this device and in your account, a
            measured pupillary distance on this device.
          </Trans>
        ) : (
          <Trans>
            Your face shape, your size, your style and a measured pupillary distance are cleared on this
            device.
          </Trans>
        )
      }
      closeLabel={t`Close`}
      onConfirm={async () => ((await onReset()) ? onDone : undefined)}
      confirmLabel={<Trans>Clear everything</Trans>}
      busyLabel={t`Clearing`}
      cancelLabel={<Trans>Cancel</Trans>}
      failure={{
        title: <Trans>Your choices in your account could not be cleared</Trans>,
        text: <Trans>Nothing has changed. Try again.</Trans>,
      }}
    />
  );
}
