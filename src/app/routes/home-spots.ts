import { cookieSensitiveEspotRead } from '@/features/marketing/api/cookie-sensitive-espot-read';
import { plainEspotRead } from '@/features/marketing/api/plain-espot-read';
import type { CookieSensitiveSpot, PlainSpot } from '@/features/marketing/api/spot';
import type { Read } from '@/platform/reads/read';
import type { PageAddress } from '../page';

/** The season's promotion; segments of shoppers may see another one. */
export const bannerSpot: CookieSensitiveSpot = { name: 'Home_Banner', cookieSensitive: true };
/** The season's story, the same for everybody. */
export const storySpot: PlainSpot = { name: 'Home_Story' };

/** The spots that stand in the served page. */
export function homeSpotReads({ store, search }: PageAddress): Read<string>[] {
  return [cookieSensitiveEspotRead(store, bannerSpot, search), plainEspotRead(store, storySpot)];
}
