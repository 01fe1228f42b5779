import { Trans } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';

/** Takes the place of the removed lenses, with undo. */
export function RemovedLensNote({ onUndo }: { onUndo: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
      <Trans>The lenses are removed.</Trans>{' '}
      <Button ref={focusOnMount} variant="link" onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    </p>
  );
}

/** Focuses the note, because the clicked button no longer exists. */
function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
