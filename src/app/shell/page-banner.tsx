import { lazy, Suspense } from 'react';
import type { AnnouncementProps } from '@/features/marketing/components/announcement';

// Stands in the served page; its code may come after everything else. Where it never comes, the page stays as it was served.
const Announcement = lazy(() =>
  import('@/features/marketing/components/announcement').then(
    (module) => ({ default: module.Announcement }),
    () => new Promise<never>(() => {}),
  ),
);

/** The promotional banner above the header, where the retailer has one. */
export function PageBanner(props: AnnouncementProps) {
  return (
    <Suspense fallback={null}>
      <Announcement {...props} />
    </Suspense>
  );
}
