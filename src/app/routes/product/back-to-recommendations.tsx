import { Trans } from '@lingui/react/macro';
import { type MouseEvent, useEffect } from 'react';
import { openAdvisor } from '@/lib/advisor/open-advisor';
import { preload } from '@/lib/hydration/load-with-retry';
import { advisorPaths } from '@/lib/navigation/advisor-paths';
import { useSite } from '@/lib/site/site';
import { ChevronLeftIcon } from '@/ui/icons/deferred-icons';
import { loadOpening } from '../shared/load-advisor-opening';

/** Opens the advisor with its results over the page. Before its scripts, a link that does so on the landing page. */
export function BackToRecommendations() {
  const site = useSite();
  useEffect(preload(loadOpening), []);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    void openAdvisor();
  };
  return (
    <a
      href={advisorPaths.start(site)}
      onClick={open}
      className="inline-flex min-h-11 items-center gap-1 underline-offset-4 hover:underline"
    >
      <ChevronLeftIcon size={16} />
      <Trans>Back to your recommendations</Trans>
    </a>
  );
}
