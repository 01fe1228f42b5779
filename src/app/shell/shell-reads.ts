import { announcementSpot } from '@/features/marketing/api/announcement-spot';
import { plainEspotRead } from '@/features/marketing/api/plain-espot-read';
import type { Read } from '@/platform/reads/read';
import type { Site } from '@/platform/store/store';

/** Queries of the shell: espots that are the same for everyone and every URL. */
export function shellReads(site: Site): Read[] {
  return [plainEspotRead(site, announcementSpot)];
}
