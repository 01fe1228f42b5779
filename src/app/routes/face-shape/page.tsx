import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { openAdvisor } from '@/lib/advisor/open-advisor';
import { ADVISOR_QUEUE_KEY } from '@/lib/advisor/queue-key';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import { PageMeta } from '@/lib/meta/page-meta';
import { advisorPaths } from '@/lib/navigation/advisor-paths';
import { useSite } from '@/lib/site/site';
import { readSessionText } from '@/lib/storage/local-text';

const Landing = deferHydration(async () => (await import('@/features/advisor/components/landing')).Landing);

const loadQueue = () => import('@/features/advisor/dialog/state/queue');

/** The frame advisor's landing page (000 §2). */
export function Page() {
  const { t } = useLingui();
  const site = useSite();
  useEffect(() => {
    // Back from signing in: what was queued runs in the advisor.
    if (readSessionText(ADVISOR_QUEUE_KEY) === undefined) return;
    void loadWithRetry(loadQueue).then(({ isQueued }) => {
      if (isQueued()) void openAdvisor();
    });
  }, []);
  return (
    <>
      <PageMeta
        title={t`Frames for your face shape`}
        description={t`Find your face shape with a mirror and three questions, and see which frames suit it, and why.`}
        canonical={advisorPaths.faceShape(site)}
      />
      <HydrationSection>
        <Landing />
      </HydrationSection>
    </>
  );
}
