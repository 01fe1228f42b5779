import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useShellLabels } from '@/lib/hydration/use-shell-labels';
import type { SizeHelperSlot, SizeHelperSource } from '@/lib/size/size-helper-button';
import { DialogShell } from '@/ui/overlay/dialog-shell';
import { lazyWithMessages } from './lazy-messages';

const SizeHelper = lazyWithMessages(
  async () => (await import('@/features/size/components/size-helper')).SizeHelper,
  ['size'],
);

/** The size helper with its messages; both load on intent. */
export const sizeHelper: SizeHelperSource = {
  render: (helper) => (
    <Suspense fallback={<Shell {...helper} />}>
      <SizeHelper {...helper} />
    </Suspense>
  ),
  preload: SizeHelper.preload,
};

function Shell({ open, onOpenChange }: SizeHelperSlot) {
  return (
    <DialogShell
      {...useShellLabels()}
      open={open}
      onClose={() => onOpenChange(false)}
      title={<Trans>Find your size</Trans>}
      className="modal-dialog"
    />
  );
}
