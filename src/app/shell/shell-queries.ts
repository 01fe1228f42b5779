import { announcementEspot } from '@/features/marketing/api/announcement-spot';
import { plainEspotQuery } from '@/features/marketing/api/plain-espot-read';
import type { Query } from '@/platform/reads/read';
import type { Site } from '@/platform/store/store';

/** Queries of the shell: espots that are the same for everyone and every URL. */
export function shellQueries(site: Site): Query[] {
  return [plainEspotQuery(site, announcementEspot)];
}
