import type { Read } from '@/platform/reads/read';
import type { Store } from '@/platform/store/store';
import { cookieSensitiveEspotRead } from './cookie-sensitive-espot-read';
import { plainEspotRead } from './plain-espot-read';
import type { Spot } from './spot';

/** The content of a spot in any of its call forms. Pages that know the form take its own read, which is less code. */
export function espotRead(store: Store, spot: Spot, query: URLSearchParams): Read<string> {
  return spot.cookieSensitive ? cookieSensitiveEspotRead(store, spot, query) : plainEspotRead(store, spot);
}
