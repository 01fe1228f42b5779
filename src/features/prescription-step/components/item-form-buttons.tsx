import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';

export interface ItemFormButtonsProps {
  busy: boolean;
  /** Undefined where nothing can be skipped any more. */
  onSkip: (() => void) | undefined;
  onCancel: (() => void) | undefined;
}

/** Sends the form of an item, or leaves it. */
export function ItemFormButtons({ busy, onSkip, onCancel }: ItemFormButtonsProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        type="submit"
        size="lg"
        busy={busy}
        busyLabel={t`Saving your prescription`}
        className="max-sm:w-full"
      >
        <Trans>Save prescription</Trans>
      </Button>
      {onSkip ? (
        <Button
          variant="secondary"
          size="lg"
          onClick={onSkip}
          aria-disabled={busy || undefined}
          className="max-sm:w-full"
        >
          <Trans>Skip for now</Trans>
        </Button>
      ) : null}
      {onCancel ? (
        <Button
          variant="secondary"
          size="lg"
          onClick={onCancel}
          aria-disabled={busy || undefined}
          className="max-sm:w-full"
        >
          <Trans>Cancel</Trans>
        </Button>
      ) : null}
    </div>
  );
}
