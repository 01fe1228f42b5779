import { Trans } from '@lingui/react/macro';
import type { TryOnSlot, TryOnSource } from '@/lib/try-on/try-on-button';
import { lazyDialog } from './lazy-messages';

const TryOn = lazyDialog<TryOnSlot>({
  load: async () => (await import('./composed-try-on')).ComposedTryOn,
  catalogs: ['face', 'advisor'],
  title: ({ frame }) => <Trans>Try on {frame.name}</Trans>,
  isWide: true,
});

/** The try-on with its messages; both load on intent. */
export const tryOn: TryOnSource = {
  render: (slot) => <TryOn {...slot} />,
  preload: TryOn.preload,
};
