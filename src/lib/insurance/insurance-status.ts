import { createContext, use, useSyncExternalStore } from 'react';
import { createStore } from '../state/create-store';
import { cookieMatches } from '../storage/cookie-matches';
import type { InsuranceStatus } from './insurance-cookies';

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

/** Whether insurance is on, off, unknown or disabled. The same on the server and during hydration, so that nothing moves. */
export function useInsuranceStatus(): InsuranceStatus {
  const onServer = use(ServerInsurance);
  const { subscribe, read } = insuranceStatus;
  return useSyncExternalStore(subscribe, read, () => (isServer() ? onServer : read()));
}

/** Whether cookie-sensitive content is that of an insured shopper (000 §7). @param onServer status of the page's request. */
export function isInsured(onServer: InsuranceStatus | undefined): boolean {
  return (isServer() ? onServer : insuranceStatus.read()) === 'on';
}

function isServer(): boolean {
  return typeof document === 'undefined';
}
