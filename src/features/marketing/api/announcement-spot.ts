import type { PlainSpot } from './spot';

/** Same on every page and for every shopper, so it stays mounted across navigations. */
export const announcementSpot: PlainSpot = { name: 'Header_Announcement' };
