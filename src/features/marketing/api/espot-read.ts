import type { Read } from '@/platform/reads/read';
import type { Site } from '@/platform/store/store';
import { cookieSensitiveEspotRead } from './cookie-sensitive-espot-read';
import { plainEspotRead } from './plain-espot-read';
import type { Spot } from './spot';

/** Query for any kind of espot. Pages that know the kind import the specific query, which bundles less code. */
export function espotRead(site: Site, spot: Spot, searchParams: URLSearchParams): Read<string> {
  return spot.cookieSensitive
    ? cookieSensitiveEspotRead(site, spot, searchParams)
    : plainEspotRead(site, spot);
}
