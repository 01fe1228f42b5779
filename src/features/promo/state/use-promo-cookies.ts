import { useStoredEntry } from '@/platform/storage/use-stored-entry';
import { promoCookies } from './promo-cookies';
import type { PromoCookies } from './promo-state';

/** The cookies of the pop-up, up to date. */
export function usePromoCookies(): PromoCookies {
  return {
    promo: useStoredEntry(promoCookies.promo),
    accepted: useStoredEntry(promoCookies.accepted),
    subscribed: useStoredEntry(promoCookies.subscribed),
    minimised: useStoredEntry(promoCookies.minimised),
  };
}
