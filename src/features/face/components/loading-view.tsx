import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';
import { ProgressBar } from '@/ui/display/progress-bar';

export interface LoadingViewProps {
  /** 0 to 1. */
  progress: number;
  onCancel: () => void;
}

/** Shows the progress while the detector is loading. */
export function LoadingView({ progress, onCancel }: LoadingViewProps) {
  const { t } = useLingui();
  const percent = Math.round(progress * 100);
  return (
    <div className="grid justify-items-start gap-4">
      <ProgressBar
        label={t`Preparing the measurement`}
        value={percent}
        valueText={t`${percent}%`}
        className="w-full"
      />
      <Button variant="link" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}
