import type { PlainEspotConfig } from './espot-config';

/** Same on every page and for every shopper, so it stays mounted across navigations. */
export const announcementEspot: PlainEspotConfig = { name: 'Header_Announcement' };
