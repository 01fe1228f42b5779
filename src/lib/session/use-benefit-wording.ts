import { benefitWording } from '@/domain/session/device';
import { createStore, useStoreValue } from '../state/create-store';

const wording = createStore<ReturnType<typeof benefitWording>>('benefits', {
  read: () => benefitWording(window.innerWidth),
  changedBy: ['resize'],
});

/** The term for insurance benefits that fits the window (002 §8, 003 §9). "benefits" on the server. */
export function useBenefitWording(): ReturnType<typeof benefitWording> {
  return useStoreValue(wording);
}
