import { useSyncExternalStore } from 'react';
import { benefitWording } from '@/domain/session/device';

/** The term for insurance benefits that fits the window (002 §8, 003 §9). "benefits" on the server. */
export function useBenefitWording(): ReturnType<typeof benefitWording> {
  return useSyncExternalStore(
    (onResize) => {
      window.addEventListener('resize', onResize);
      return () => window.removeEventListener('resize', onResize);
    },
    () => benefitWording(window.innerWidth),
    () => 'benefits',
  );
}
