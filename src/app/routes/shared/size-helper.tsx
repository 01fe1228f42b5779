import { Trans } from '@lingui/react/macro';
import type { SizeHelperSlot, SizeHelperSource } from '@/lib/size/size-helper-button';
import { lazyDialog } from './lazy-messages';

const SizeHelper = lazyDialog<SizeHelperSlot>({
  load: async () => (await import('@/features/size/components/size-helper')).SizeHelper,
  catalogs: ['size'],
  title: () => <Trans>Find your size</Trans>,
});

/** The size helper with its messages; both load on intent. */
export const sizeHelper: SizeHelperSource = {
  render: (helper) => <SizeHelper {...helper} />,
  preload: SizeHelper.preload,
};
