import type { Query } from '@/lib/queries/query';
import type { Site } from '@/lib/site/site';
import { cookieSensitiveEspotQuery } from './cookie-sensitive-espot-query';
import type { EspotConfig } from './espot-config';
import { plainEspotQuery } from './plain-espot-query';

/** Returns the query for any kind of espot. Pages that know the kind import the specific query, which bundles less code. */
export function espotQuery(site: Site, espot: EspotConfig, searchParams: URLSearchParams): Query<string> {
  return espot.cookieSensitive
    ? cookieSensitiveEspotQuery(site, espot, searchParams)
    : plainEspotQuery(site, espot);
}
