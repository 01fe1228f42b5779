import { Suspense } from 'react';
import { lazyWithRetry, preload } from '@/lib/hydration/load-with-retry';
import type { TryOnSource } from '@/lib/try-on/try-on-button';
import { WithMessages } from './lazy-messages';

const load = () => import('./composed-try-on');
const ComposedTryOn = lazyWithRetry(async () => (await load()).ComposedTryOn);

/** The try-on with its messages; both load on intent. */
export const tryOn: TryOnSource = {
  render: (slot) => (
    <Suspense fallback={null}>
      <WithMessages catalog="face">
        <WithMessages catalog="advisor">
          <ComposedTryOn {...slot} />
        </WithMessages>
      </WithMessages>
    </Suspense>
  ),
  preload: preload(load),
};
