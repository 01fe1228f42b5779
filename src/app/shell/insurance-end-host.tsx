import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { loadOnDemand } from '@/lib/hydration/load-on-demand';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import {
  hasStalePrices,
  insuranceStatus,
  markPriced,
  useInsuranceStatus,
} from '@/lib/insurance/insurance-status';
import { useSite } from '@/lib/site/site';
import { useStoreValue } from '@/lib/state/create-store';
import { loadMessages } from '../message-catalogs';

const importNotice = async () => (await import('@/features/insurance/notice/insurance-end')).InsuranceEnd;
const code = loadOnDemand(() => loadWithRetry(importNotice));

const importRefresh = () => import('@/lib/insurance/refresh-insured-prices');

/**
 * The notice that an insurance login ends; its code and messages load with a login. Loads prices again after a login, toggle
 * or logout in another tab.
 */
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
  useEffect(() => {
    markPriced();
    return insuranceStatus.subscribe(() => {
      if (!hasStalePrices()) return;
      void loadWithRetry(importRefresh).then(({ refreshInsuredPrices }) => refreshInsuredPrices());
    });
  }, []);
  return InsuranceEnd ? <InsuranceEnd /> : null;
}
