import { Trans, useLingui } from '@lingui/react/macro';
import { announce } from '@/lib/navigation/announcer';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { useRestoreLine } from '../api/use-restore-line';
import { forgetRemovedLine, type RemovedLine } from '../state/removed-line';

/** Names the removed line and offers to put it back. */
export function RemovedLineNotice({ line, onRestored }: { line: RemovedLine; onRestored: () => void }) {
  const { t } = useLingui();
  const { name } = line;
  const { restore, busy, failure, incomplete } = useRestoreLine(line, () => {
    announce(t`${name} is back in your cart.`);
    // The clicked button is gone, so focus would fall back to the body.
    onRestored();
  });

  if (incomplete) {
    return (
      <Notice
        tone="warning"
        live="assertive"
        title={<Trans>{name} is back, but not with everything</Trans>}
        action={<DismissButton />}
      >
        <Trans>Please check its quantity, its lenses and its prescription.</Trans>
      </Notice>
    );
  }
  return (
    <Notice
      tone={failure ? 'error' : 'info'}
      {...(failure ? { live: 'assertive' } : {})}
      title={
        failure ? (
          <Trans>{name} could not be put back</Trans>
        ) : (
          <Trans>{name} was removed from your cart.</Trans>
        )
      }
      action={
        <div className="flex flex-wrap gap-x-6">
          <Button variant="link" onClick={() => void restore()} busy={busy} busyLabel={t`Putting it back`}>
            {failure ? <Trans>Try again</Trans> : <Trans>Undo</Trans>}
          </Button>
          <DismissButton />
        </div>
      }
    >
      {failure ? failure.message || <Trans>Check your connection and try again.</Trans> : null}
    </Notice>
  );
}

function DismissButton() {
  return (
    <Button variant="link" onClick={forgetRemovedLine}>
      <Trans>Close this message</Trans>
    </Button>
  );
}
