import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useShellLabels } from '@/lib/hydration/use-shell-labels';
import type { TryOnSlot, TryOnSource } from '@/lib/try-on/try-on-button';
import { DialogShell } from '@/ui/overlay/dialog-shell';
import { lazyWithMessages } from './lazy-messages';

const ComposedTryOn = lazyWithMessages(
  async () => (await import('./composed-try-on')).ComposedTryOn,
  ['face', 'advisor'],
);

/** The try-on with its messages; both load on intent. */
export const tryOn: TryOnSource = {
  render: (slot) => (
    <Suspense fallback={<Shell {...slot} />}>
      <ComposedTryOn {...slot} />
    </Suspense>
  ),
  preload: ComposedTryOn.preload,
};

function Shell({ frame, open, onOpenChange }: TryOnSlot) {
  const { t } = useLingui();
  return (
    <DialogShell
      {...useShellLabels()}
      open={open}
      onClose={() => onOpenChange(false)}
      title={t`Try on ${frame.name}`}
      className="modal-dialog modal-wide"
    />
  );
}
