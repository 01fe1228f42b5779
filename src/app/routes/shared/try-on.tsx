import { useLingui } from '@lingui/react/macro';
import { useShellLabels } from '@/lib/hydration/use-shell-labels';
import type { TryOnSlot, TryOnSource } from '@/lib/try-on/try-on-button';
import { DialogBoundary } from '@/ui/overlay/dialog-shell';
import { lazyWithMessages } from './lazy-messages';

const ComposedTryOn = lazyWithMessages(
  async () => (await import('./composed-try-on')).ComposedTryOn,
  ['face', 'advisor'],
);

/** The try-on with its messages; both load on intent. */
export const tryOn: TryOnSource = {
  render: (slot) => <TryOnDialog {...slot} />,
  preload: ComposedTryOn.preload,
};

function TryOnDialog(props: TryOnSlot) {
  const { frame, open, onOpenChange } = props;
  const { t } = useLingui();
  return (
    <DialogBoundary
      {...useShellLabels()}
      open={open}
      onClose={() => onOpenChange(false)}
      title={t`Try on ${frame.name}`}
      className="modal-dialog modal-wide"
    >
      <ComposedTryOn {...props} />
    </DialogBoundary>
  );
}
