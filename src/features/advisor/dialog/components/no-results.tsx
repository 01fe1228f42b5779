import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';

export interface NoResultsProps {
  /** The search failed; otherwise it found nothing. */
  isFailure: boolean;
  hasWidth: boolean;
  onRetry: () => void;
  onWithoutWidth: () => void;
}

/** Explains why there are no frames, with next steps (000 §7). */
export function NoResults({ isFailure, hasWidth, onRetry, onWithoutWidth }: NoResultsProps) {
  const withoutWidth = hasWidth ? (
    <Button variant="secondary" onClick={onWithoutWidth}>
      <Trans>Without my width</Trans>
    </Button>
  ) : null;
  return isFailure ? (
    <Notice
      tone="error"
      live="polite"
      className="mt-4"
      title={<Trans>Your frames could not be loaded</Trans>}
      action={
        <Button variant="secondary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>What you chose is still here.</Trans>
    </Notice>
  ) : (
    <Notice
      live="polite"
      className="mt-4"
      title={<Trans>No frame fits all that you chose</Trans>}
      action={withoutWidth}
    >
      {hasWidth ? (
        <Trans>Look at frames of every width, or change what you chose above.</Trans>
      ) : (
        <Trans>Change what you chose above, or look at all frames.</Trans>
      )}
    </Notice>
  );
}
