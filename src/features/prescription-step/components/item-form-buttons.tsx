import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '@/ui/actions/button';

export interface ItemFormButtonsProps {
  busy: boolean;
  /** It is submitted once the file is sent. */
  isWaiting: boolean;
  /** Skips the item; undefined where nothing can be skipped. */
  onSkip: (() => void) | undefined;
  onCancel: (() => void) | undefined;
}

/** Sends the form of an item, or leaves it. */
export function ItemFormButtons({ busy, isWaiting, onSkip, onCancel }: ItemFormButtonsProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        type="submit"
        size="lg"
        busy={busy || isWaiting}
        busyLabel={isWaiting ? t`Waiting for your file, then saving` : t`Saving your prescription`}
        className="max-sm:w-full"
      >
        <Trans>Save prescription</Trans>
      </Button>
      {onSkip ? (
        <LeaveButton busy={busy} onClick={onSkip}>
          <Trans>Skip for now</Trans>
        </LeaveButton>
      ) : null}
      {onCancel ? (
        <LeaveButton busy={busy} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </LeaveButton>
      ) : null}
      {isWaiting ? (
        <p aria-hidden="true" className="field-note w-full">
          <Trans>Waiting for your file, then saving</Trans>
        </p>
      ) : null}
    </div>
  );
}

interface LeaveButtonProps {
  busy: boolean;
  onClick: () => void;
  children: ReactNode;
}

function LeaveButton({ busy, ...button }: LeaveButtonProps) {
  return (
    <Button
      {...button}
      variant="secondary"
      size="lg"
      aria-disabled={busy || undefined}
      className="max-sm:w-full"
    />
  );
}
