import { useStoreValue } from '@/lib/state/create-store';
import { promoCookies } from './promo-cookies';
import type { PromoCookies } from './promo-state';

/** Returns the pop-up's cookies, updated when they change. */
export function usePromoCookies(): PromoCookies {
  return {
    promo: useStoreValue(promoCookies.promo),
    accepted: useStoreValue(promoCookies.accepted),
    subscribed: useStoreValue(promoCookies.subscribed),
    minimized: useStoreValue(promoCookies.minimized),
  };
}
