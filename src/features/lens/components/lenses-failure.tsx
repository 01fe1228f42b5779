import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import type { LensesState } from '../api/use-frame-lenses';

type Failure = Extract<LensesState, { state: 'failed' }>;

/** The lens service is unavailable; the frame can still be bought alone (000 §8). */
export function LensesFailure({ retry, retrying }: Omit<Failure, 'state'>) {
  return (
    <Notice
      tone="warning"
      live="polite"
      title={<Trans>Lenses cannot be chosen right now</Trans>}
      action={
        <Button variant="link" onClick={retry} busy={retrying}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>You can buy the frame alone, and have lenses fitted later.</Trans>
    </Notice>
  );
}
