import { servedPart } from '@/platform/rendering/served-part';

/** The promotional banner above the header, where the retailer has one. */
export const PageBanner = servedPart(
  async () => (await import('@/features/marketing/components/announcement')).Announcement,
);
