import { cookieSensitiveEspotQuery } from '@/features/marketing/api/cookie-sensitive-espot-query';
import type { CookieSensitiveEspotConfig, PlainEspotConfig } from '@/features/marketing/api/espot-config';
import { plainEspotQuery } from '@/features/marketing/api/plain-espot-query';
import { isInsured } from '@/lib/insurance/insurance-status';
import type { Query } from '@/lib/queries/query';
import type { PageLocation } from '../../page';

/** The seasonal promotion; may differ by shopper segment. */
export const bannerEspot: CookieSensitiveEspotConfig = { name: 'Home_Banner', cookieSensitive: true };
/** The seasonal story, the same for everyone. */
export const storyEspot: PlainEspotConfig = { name: 'Home_Story' };

/** Queries of the espots in the server-rendered page. */
export function homeEspotQueries({ site, search, insurance }: PageLocation): Query<string>[] {
  const banner = { ...bannerEspot, ria: isInsured(site, insurance) };
  return [cookieSensitiveEspotQuery(site, banner, search), plainEspotQuery(site, storyEspot)];
}
