import { useStoredValue } from '@/lib/storage/use-stored-value';
import { promoCookies } from './promo-cookies';
import type { PromoCookies } from './promo-state';

/** The pop-up's cookies, updated when they change. */
export function usePromoCookies(): PromoCookies {
  return {
    promo: useStoredValue(promoCookies.promo),
    accepted: useStoredValue(promoCookies.accepted),
    subscribed: useStoredValue(promoCookies.subscribed),
    minimized: useStoredValue(promoCookies.minimized),
  };
}
