import { Trans } from '@lingui/react/macro';
import type { LensesState } from '@/lib/lens/use-frame-lenses';
import { RetryButton } from '@/ui/actions/retry-button';
import { Notice } from '@/ui/display/notice';

type Failure = Extract<LensesState, { state: 'failed' }>;

interface LensesNoticeProps {
  /** True if the shopper was editing the lenses of a line of the cart. */
  isEdit?: boolean;
}

export interface LensesFailureProps extends Omit<Failure, 'state'>, LensesNoticeProps {}

/** Explains that the lens service is unavailable; the frame can still be bought alone, and a line stays as it is (000 §8). */
export function LensesFailure({ retry, retrying, isEdit = false }: LensesFailureProps) {
  return (
    <Notice
      tone="warning"
      live="polite"
      title={<Trans>Lenses cannot be chosen right now</Trans>}
      action={<RetryButton onClick={retry} busy={retrying} />}
    >
      <WithoutLenses isEdit={isEdit} />
    </Notice>
  );
}

/** Explains that the lens service has no lenses for the frame. */
export function NoLenses({ isEdit = false }: LensesNoticeProps) {
  return (
    <Notice tone="warning" live="polite" title={<Trans>There are no lenses for this frame right now</Trans>}>
      <WithoutLenses isEdit={isEdit} />
    </Notice>
  );
}

function WithoutLenses({ isEdit }: LensesNoticeProps) {
  return isEdit ? (
    <Trans>Your glasses stay in the cart as they are.</Trans>
  ) : (
    <Trans>You can buy the frame alone, and have lenses fitted later.</Trans>
  );
}
