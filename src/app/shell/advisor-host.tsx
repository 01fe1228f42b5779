import { useLingui } from '@lingui/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { advisorRequest, openAdvisor } from '@/lib/advisor/open-advisor';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import { useSite } from '@/lib/site/site';
import { useStoreValue } from '@/lib/state/create-store';
import { loadMessages } from '../message-catalogs';

/** Shows the frame advisor from the first request on, or with `ref=startFa` in the URL. Its code and messages load then. */
export function AdvisorHost() {
  const request = useStoreValue(advisorRequest);
  const { i18n } = useLingui();
  const { displayLanguage } = useSite();
  const { search } = useLocation();
  const hasOpened = useRef(false);
  useEffect(() => {
    // Once for each page load (000 §2).
    if (hasOpened.current || new URLSearchParams(search).get('ref') !== 'startFa') return;
    hasOpened.current = true;
    void openAdvisor();
  }, [search]);
  const load = async () => {
    const [{ ComposedAdvisor }, messages] = await Promise.all([
      import('./composed-advisor'),
      loadMessages(displayLanguage, ['advisor', 'advisor/dialog', 'face', 'size', 'wishlist', 'lens']),
    ]);
    i18n.load(displayLanguage, messages);
    return { default: ComposedAdvisor };
  };
  const [Advisor] = useState(() => lazy(() => loadWithRetry(load)));
  return request ? (
    <Suspense fallback={null}>
      <Advisor request={request} />
    </Suspense>
  ) : null;
}
