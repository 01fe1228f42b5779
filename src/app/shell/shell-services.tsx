import { useLingui } from '@lingui/react';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hasFilteredEntries } from '@/features/prescription/state/filtered-entries';
import { SavedItemsSync } from '@/features/wishlist/components/saved-items-sync';
import { useHasSaved } from '@/features/wishlist/state/saved-items';
import { advisorRequest, openAdvisor } from '@/lib/advisor/open-advisor';
import { hydrateDeferred, hydratePersonal } from '@/lib/hydration/deferred-components';
import { isHydratedAtOnce } from '@/lib/hydration/hydrated-at-once';
import { loadOnDemand } from '@/lib/hydration/load-on-demand';
import { lazyWithRetry, loadWithRetry } from '@/lib/hydration/load-with-retry';
import { hasInsuranceCookie } from '@/lib/insurance/insurance-cookies';
import {
  hasStalePrices,
  insuranceStatus,
  markPriced,
  useInsuranceStatus,
} from '@/lib/insurance/insurance-status';
import { announcerProps } from '@/lib/navigation/announcer';
import { useHasPrescription } from '@/lib/prescription/has-prescription';
import { useSite } from '@/lib/site/site';
import { SIZE_KEY } from '@/lib/size/size-key';
import { useStoreValue } from '@/lib/state/create-store';
import { LAST_SELECTION_KEY, OPEN_PANEL_KEY } from '@/lib/storage/lens-keys';
import { readLocalText, readSessionText } from '@/lib/storage/local-text';
import { loadMessages } from '../message-catalogs';
import { loadOpening } from '../routes/shared/load-advisor-opening';
import { ConnectionNotice } from './connection-notice';
import { InsurancePanelHost } from './insurance-panel-host';
import { Promo } from './promo';

/** What every page has without showing it: dialogs and notices for when something happens, and the live region. */
export function ShellServices() {
  usePersonalHydration();
  return (
    <>
      <Promo />
      <SavedItemsSync />
      <InsurancePanelHost />
      <InsuranceEndHost />
      <ConnectionNotice>
        <AdvisorHost />
      </ConnectionNotice>
      <div {...announcerProps} className="sr-only" />
    </>
  );
}

const AdvisorOpening = lazyWithRetry(async () => (await loadOpening()).AdvisorOpening);

/** Shows the frame advisor from the first request on, or with `ref=startFa` in the URL. Its code loads then. */
function AdvisorHost() {
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

/**
 * Hydrates deferred components that show what the server cannot render: saved frames, the fit of a prescription and of a
 * size, chosen lenses, insured prices, a listing that a cleared prescription has filtered, or the target of the URL's fragment.
 * And all of a page on which something was wrong that the browser tracks.
 */
function usePersonalHydration(): void {
  const hasSaved = useHasSaved();
  const hasPrescription = useHasPrescription();
  useEffect(() => {
    if (window.location.hash || isHydratedAtOnce()) void hydrateDeferred();
    else if (hasSaved || hasPrescription || hasStoredText()) void hydratePersonal();
  }, [hasSaved, hasPrescription]);
}

function hasStoredText(): boolean {
  return (
    hasInsuranceCookie() ||
    [SIZE_KEY, LAST_SELECTION_KEY].some((key) => readLocalText(key) !== undefined) ||
    readSessionText(OPEN_PANEL_KEY) !== undefined ||
    hasFilteredEntries()
  );
}

const importNotice = async () => (await import('@/features/insurance/notice/insurance-end')).InsuranceEnd;
const code = loadOnDemand(() => loadWithRetry(importNotice));

const importRefresh = () => import('@/lib/insurance/refresh-insured-prices');

/**
 * The notice that an insurance login ends; its code and messages load with a login. Loads prices again after a login, toggle
 * or logout in another tab.
 */
function InsuranceEndHost() {
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
