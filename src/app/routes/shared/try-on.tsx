import { lazy, Suspense } from 'react';
import { loadWithRetry, preload } from '@/lib/hydration/load-with-retry';
import type { TryOnSource } from '@/lib/try-on/try-on-button';
import { WithMessages } from './lazy-messages';

const load = () => import('./composed-try-on');
const ComposedTryOn = lazy(async () => ({ default: (await loadWithRetry(load)).ComposedTryOn }));

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
