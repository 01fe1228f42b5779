import { deferHydration } from '@/platform/rendering/served-part';

/** The promotional banner above the header, if the espot has content. */
export const PageBanner = deferHydration(
  async () => (await import('@/features/marketing/components/announcement')).Announcement,
);
