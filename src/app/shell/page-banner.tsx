import { servedPart } from '@/platform/rendering/served-part';

/** The promotional banner above the header, if the espot has content. */
export const PageBanner = servedPart(
  async () => (await import('@/features/marketing/components/announcement')).Announcement,
);
