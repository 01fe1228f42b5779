import { announcementSpot } from '@/features/marketing/api/announcement-spot';
import { plainEspotRead } from '@/features/marketing/api/plain-espot-read';
import type { Read } from '@/platform/reads/read';
import type { Store } from '@/platform/store/store';

/** The reads of what stands around every page. Spots for everybody, which no page's query changes. */
export function shellReads(store: Store): Read[] {
  return [plainEspotRead(store, announcementSpot)];
}
