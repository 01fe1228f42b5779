import { deferHydration } from '@/lib/hydration/defer-hydration';

/** The promotional banner above the header, if the espot has content. */
export const PageBanner = deferHydration(
  async () => (await import('@/features/marketing/components/announcement')).Announcement,
);
