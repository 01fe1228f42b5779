import { benefitCopyVariant } from '@/domain/session/device';
import { createStore, useStoreValue } from '@/lib/state/create-store';

const wording = createStore<ReturnType<typeof benefitCopyVariant>>('benefits', {
  read: () => benefitCopyVariant(window.innerWidth),
  changedBy: ['resize'],
});

/** Returns the term for insurance benefits that fits the window (002 §8, 003 §9). "benefits" on the server. */
export function useBenefitCopyVariant(): ReturnType<typeof benefitCopyVariant> {
  return useStoreValue(wording);
}
