import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { advisorRequest, openAdvisor } from '@/lib/advisor/open-advisor';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { useStoreValue } from '@/lib/state/create-store';
import { loadOpening } from '../routes/shared/load-advisor-opening';

const AdvisorOpening = lazyWithRetry(async () => (await loadOpening()).AdvisorOpening);

/** Shows the frame advisor from the first request on, or with `ref=startFa` in the URL. Its code loads then. */
export function AdvisorHost() {
  const request = useStoreValue(advisorRequest);
  const { search } = useLocation();
  const hasOpened = useRef(false);
  useEffect(() => {
    // Once for each page load (000 §2).
    if (hasOpened.current || new URLSearchParams(search).get('ref') !== 'startFa') return;
    hasOpened.current = true;
    void openAdvisor();
  }, [search]);
  return request ? (
    <Suspense fallback={null}>
      <AdvisorOpening request={request} />
    </Suspense>
  ) : null;
}
