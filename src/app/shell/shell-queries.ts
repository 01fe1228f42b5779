import { announcementEspot } from '@/features/marketing/api/announcement-espot';
import { plainEspotQuery } from '@/features/marketing/api/plain-espot-query';
import type { Query } from '@/lib/queries/query';
import type { Site } from '@/lib/site/site';

/** Queries of the shell: espots that are the same for everyone and every URL. */
export function shellQueries(site: Site): Query[] {
  return [plainEspotQuery(site, announcementEspot)];
}
