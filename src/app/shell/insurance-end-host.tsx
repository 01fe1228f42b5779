import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { loadOnDemand } from '@/lib/hydration/load-on-demand';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import { useInsuranceStatus } from '@/lib/insurance/insurance-status';
import { useSite } from '@/lib/site/site';
import { useStoreValue } from '@/lib/state/create-store';
import { loadMessages } from '../message-catalogs';

const importNotice = async () => (await import('@/features/insurance/notice/insurance-end')).InsuranceEnd;
const code = loadOnDemand(() => loadWithRetry(importNotice));

/** The notice that an insurance login ends. Its code and messages load with a login. */
export function InsuranceEndHost() {
  const status = useInsuranceStatus();
  const isLoggedIn = status === 'on' || status === 'off';
  const { i18n } = useLingui();
  const { displayLanguage, languageTag } = useSite();
  const InsuranceEnd = useStoreValue(code);
  useEffect(() => {
    if (!isLoggedIn) return;
    void loadWithRetry(() => loadMessages(languageTag, ['insurance'])).then((messages) => {
      i18n.load(displayLanguage, messages);
      code.load();
    });
  }, [isLoggedIn, i18n, displayLanguage, languageTag]);
  return InsuranceEnd ? <InsuranceEnd /> : null;
}
