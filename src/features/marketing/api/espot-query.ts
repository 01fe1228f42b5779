import type { Query } from '@/platform/reads/read';
import type { Site } from '@/platform/store/store';
import { cookieSensitiveEspotQuery } from './cookie-sensitive-espot-read';
import { plainEspotQuery } from './plain-espot-read';
import type { EspotConfig } from './spot';

/** Query for any kind of espot. Pages that know the kind import the specific query, which bundles less code. */
export function espotQuery(site: Site, espot: EspotConfig, searchParams: URLSearchParams): Query<string> {
  return espot.cookieSensitive
    ? cookieSensitiveEspotQuery(site, espot, searchParams)
    : plainEspotQuery(site, espot);
}
