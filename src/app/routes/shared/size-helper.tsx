import { Suspense } from 'react';
import { lazyWithRetry, preload } from '@/lib/hydration/load-with-retry';
import type { SizeHelperSource } from '@/lib/size/size-helper-button';
import { WithMessages } from './lazy-messages';

const load = () => import('@/features/size/components/size-helper');
const SizeHelper = lazyWithRetry(async () => (await load()).SizeHelper);

/** The size helper with its messages; both load on intent. */
export const sizeHelper: SizeHelperSource = {
  render: (helper) => (
    <Suspense fallback={null}>
      <WithMessages catalog="size">
        <SizeHelper {...helper} />
      </WithMessages>
    </Suspense>
  ),
  preload: preload(load),
};
