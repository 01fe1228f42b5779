import { useSyncExternalStore } from 'react';
import { benefitWording } from '@/domain/session/device';

/** Which word for insurance benefits the window has room for (002 §8, 003 §9). The server has no window: "benefits". */
export function useBenefitWording(): ReturnType<typeof benefitWording> {
  return useSyncExternalStore(
    (listen) => {
      window.addEventListener('resize', listen);
      return () => window.removeEventListener('resize', listen);
    },
    () => benefitWording(window.innerWidth),
    () => 'benefits',
  );
}
