import { Trans } from '@lingui/react/macro';
import { useShellLabels } from '@/lib/hydration/use-shell-labels';
import type { SizeHelperSlot, SizeHelperSource } from '@/lib/size/size-helper-button';
import { DialogBoundary } from '@/ui/overlay/dialog-shell';
import { lazyWithMessages } from './lazy-messages';

const SizeHelper = lazyWithMessages(
  async () => (await import('@/features/size/components/size-helper')).SizeHelper,
  ['size'],
);

/** The size helper with its messages; both load on intent. */
export const sizeHelper: SizeHelperSource = {
  render: (helper) => <SizeHelperDialog {...helper} />,
  preload: SizeHelper.preload,
};

function SizeHelperDialog(props: SizeHelperSlot) {
  const { open, onOpenChange } = props;
  return (
    <DialogBoundary
      {...useShellLabels()}
      open={open}
      onClose={() => onOpenChange(false)}
      title={<Trans>Find your size</Trans>}
      className="modal-dialog"
    >
      <SizeHelper {...props} />
    </DialogBoundary>
  );
}
