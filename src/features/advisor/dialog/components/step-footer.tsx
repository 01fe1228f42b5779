import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';

export interface StepFooterProps {
  onBack: (() => void) | undefined;
  /** Form of the step to submit. */
  formId?: string | undefined;
  onNext: () => void;
  /** Nothing was chosen: going on leaves it open. */
  isSkip: boolean;
  isLast: boolean;
}

/** Shows the buttons that go back, and on to the next step. */
export function StepFooter({ onBack, formId, onNext, isSkip, isLast }: StepFooterProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {onBack ? (
        <Button variant="link" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      ) : (
        <span />
      )}
      {formId ? (
        <Button type="submit" form={formId}>
          <Trans>Use this shape</Trans>
        </Button>
      ) : (
        <Button variant={isSkip ? 'secondary' : 'primary'} onClick={onNext}>
          <NextLabel isSkip={isSkip} isLast={isLast} />
        </Button>
      )}
    </div>
  );
}

function NextLabel({ isSkip, isLast }: { isSkip: boolean; isLast: boolean }) {
  if (isLast) return <Trans>Show my frames</Trans>;
  return isSkip ? <Trans>Skip</Trans> : <Trans>Next</Trans>;
}
