import { useStoredEntry } from '@/platform/storage/use-stored-entry';
import { promoCookies } from './promo-cookies';
import type { PromoCookies } from './promo-state';

/** The pop-up's cookies, updated when they change. */
export function usePromoCookies(): PromoCookies {
  return {
    promo: useStoredEntry(promoCookies.promo),
    accepted: useStoredEntry(promoCookies.accepted),
    subscribed: useStoredEntry(promoCookies.subscribed),
    minimized: useStoredEntry(promoCookies.minimized),
  };
}
