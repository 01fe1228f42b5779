import { Trans } from '@lingui/react/macro';
import { IRIS_WIDTH } from '@/domain/face/measure-face';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';

export interface CardDiffersProps {
  byCard: number;
  onRepeat: () => void;
  onRetry: () => void;
}

/** Says by how much the card and the irises differ. */
export function CardDiffers({ byCard, onRepeat, onRetry }: CardDiffersProps) {
  const percent = Math.round(Math.abs(byCard / IRIS_WIDTH - 1) * 100);
  return (
    <div className="grid gap-5">
      <Notice tone="warning" live="polite" title={<Trans>The card and your eyes do not agree</Trans>}>
        {byCard > IRIS_WIDTH ? (
          <Trans>By the card, your face is {percent}% wider than by your eyes.</Trans>
        ) : (
          <Trans>By the card, your face is {percent}% narrower than by your eyes.</Trans>
        )}{' '}
        <Trans>Measure again in good light, looking straight into the camera.</Trans>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRepeat}>
          <Trans>Measure again</Trans>
        </Button>
        <Button variant="secondary" onClick={onRetry}>
          <Trans>Hold the card again</Trans>
        </Button>
      </div>
    </div>
  );
}
