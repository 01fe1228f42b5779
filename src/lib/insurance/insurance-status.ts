import { createContext, use, useSyncExternalStore } from 'react';
import { type Site, useSite } from '../site/site';
import { createStore } from '../state/create-store';
import { cookieMatches } from '../storage/cookie-matches';
import { INSURANCE_STORE_COOKIE, type InsuranceStatus, statusInStore } from './insurance-cookies';

/** The status by the names of the request's cookies, on the server. */
const ServerInsurance = createContext<InsuranceStatus>('none');

export const ServerInsuranceProvider = ServerInsurance.Provider;

/**
 * The status by the names of the cookies alone, without the code that parses the record. Cookies have no change event across
 * tabs, so it checks again on focus, and when Back shows a page that the browser preserved. Read it in the browser only.
 */
export const insuranceStatus = createStore<InsuranceStatus>('none', {
  read: readStatus,
  changedBy: ['focus', 'pageshow'],
});

function readStatus(): InsuranceStatus {
  if (cookieMatches('ria_disabled=.')) return 'disabled';
  if (cookieMatches('ria_1=.')) return 'on';
  return cookieMatches('ria_0=.') ? 'off' : 'none';
}

/**
 * Returns whether insurance is on, off, unknown or disabled. The same on the server and during hydration, so that nothing
 * moves.
 */
export function useInsuranceStatus(): InsuranceStatus {
  const onServer = use(ServerInsurance);
  const site = useSite();
  const read = () => readStatusIn(site);
  return useSyncExternalStore(insuranceStatus.subscribe, read, () => (isServer() ? onServer : read()));
}

/** Returns the status in a store, in the browser. */
function readStatusIn({ storeId }: Pick<Site, 'storeId'>): InsuranceStatus {
  const planStoreId = new RegExp(`(?:^|; )${INSURANCE_STORE_COOKIE}=(\\d+)`).exec(document.cookie)?.[1];
  return statusInStore(insuranceStatus.read(), planStoreId, storeId);
}

/** The record by which the prices of this tab were calculated. */
let pricedBy: string | undefined;

/** Call when prices are about to be loaded. */
export function markPriced(): void {
  pricedBy = activeRecord();
}

/** Returns whether this tab shows prices of another plan, or of one that another tab has switched off. */
export function hasStalePrices(): boolean {
  return pricedBy !== activeRecord();
}

function activeRecord(): string | undefined {
  return /(?:^|; )ria_1=([^;]*)/.exec(document.cookie)?.[1];
}

/**
 * Returns whether to request cookie-sensitive content for an insured shopper (000 §7). @param onServer status of the page's
 * request.
 */
export function isInsured(site: Site, onServer: InsuranceStatus | undefined): boolean {
  return (isServer() ? onServer : readStatusIn(site)) === 'on';
}

function isServer(): boolean {
  return typeof document === 'undefined';
}
