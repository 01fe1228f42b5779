import type { PlainSpot } from './spot';

/** The same on every page and for every shopper, so that it stays where it is from page to page. */
export const announcementSpot: PlainSpot = { name: 'Header_Announcement' };
