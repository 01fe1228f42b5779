import { useMemo } from 'react';
import type { Benefits } from '@/domain/insurance/benefits';
import { benefitFlags } from '@/domain/insurance/benefits';
import {
  BENEFIT_KEYS,
  type InsuranceRecord,
  otherPlanId,
  withActivePlan,
} from '@/domain/insurance/insurance-record';
import { type Site, useSite } from '../site/site';
import { type Store, useStoreValue } from '../state/create-store';
import type { StoredValue } from '../storage/stored-value';
import { type InsuranceLoginStatus, type InsuranceStatus, statusInStore } from './insurance-cookies';
import { insuranceStatus } from './insurance-status';
import {
  insuranceDisabled,
  insuranceEnd,
  insuranceRecords,
  insuranceStore,
  ofRecord,
  storedBenefits,
  storedPlans,
  writeInsuranceEnd,
} from './insurance-storage';
import { refreshInsuredPrices } from './refresh-insured-prices';

export interface Insurance {
  readonly status: InsuranceLoginStatus;
  /** Record of the plan in use. */
  readonly record?: InsuranceRecord | undefined;
  /** Store that found the plan. */
  readonly planStoreId?: string | undefined;
  /** Texts of its benefits; undefined in a tab that has not loaded them, or that has them from before an order. */
  readonly benefits?: Benefits | undefined;
  /** Language of the texts. */
  readonly languageId?: Site['languageId'] | undefined;
  /** Network membership of each plan by plan id, as far as known. */
  readonly networks?: Readonly<Record<string, boolean>> | undefined;
  /** End of the login, in epoch milliseconds. */
  readonly endsAt?: number | undefined;
  /** Changes with everything above. For SWR keys, which must not contain the record. */
  readonly version: number;
}

const NO_INSURANCE: Insurance = { status: 'none', version: 0 };
const SOURCES = [
  ...Object.values(insuranceRecords),
  insuranceEnd,
  insuranceStore,
  storedBenefits,
  storedPlans,
];

let current = NO_INSURANCE;

/** The shopper's insurance, shared by all tabs. Expires automatically; a tab reads other tabs' changes on focus. */
export const insurance: Omit<Store<Insurance>, 'notify'> = {
  serverValue: NO_INSURANCE,
  read() {
    const next = readInsurance();
    if (!isSame(next, current)) current = { ...next, version: current.version + 1 };
    return current;
  },
  subscribe(listener) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The record's cookie ends without an event.
    const watchEnd = () => {
      clearTimeout(timer);
      const rest = (insuranceEnd.read() ?? 0) - Date.now();
      if (rest > 0) timer = setTimeout(listener, rest + 1);
    };
    const unsubscribers = SOURCES.map((source) => source.subscribe(listener));
    unsubscribers.push(insuranceEnd.subscribe(watchEnd));
    watchEnd();
    return () => {
      clearTimeout(timer);
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  },
};

/** The shopper's insurance as a page sees it. */
export interface PageInsurance extends Omit<Insurance, 'status'> {
  readonly status: Exclude<InsuranceStatus, 'disabled'>;
}

/**
 * Returns the shopper's insurance in the store of the page, with the texts that are in its language; none on the server and
 * during hydration.
 */
export function useInsurance(): PageInsurance {
  const { storeId, languageId } = useSite();
  const current = useStoreValue(insurance);
  return useMemo(() => {
    const isReadable = current.languageId === languageId;
    return {
      ...current,
      status: statusInStore(current.status, current.planStoreId, storeId) as PageInsurance['status'],
      benefits: isReadable ? current.benefits : undefined,
    };
  }, [current, storeId, languageId]);
}

/** Result of a successful lookup. */
export interface InsuranceLogin {
  record: InsuranceRecord;
  benefits: Benefits;
  /** Network membership of each plan by plan id, as far as known. */
  networks: Readonly<Record<string, boolean>>;
}

/**
 * Logs in, with the benefits on. The plan and its texts are those of the site. All its cookies end together, 30 minutes from now (002 §9).
 *
 * @returns whether the browser stored the record: prices depend on it.
 */
export function startInsurance(site: Site, login: InsuranceLogin): boolean {
  clearRecords();
  const record = { ...login.record, data: benefitFlags(login.benefits) };
  const otherPlan = otherPlanId(record);
  const isStored =
    writeInsuranceEnd(Date.now()) &&
    insuranceStore.write(site.storeId) &&
    insuranceRecords.on.write(record) &&
    (!otherPlan || insuranceRecords.secondary.write(withActivePlan(record, otherPlan)));
  if (!isStored) clearRecords();
  saveTexts(site, record, login);
  refreshInsuredPrices();
  return isStored;
}

/**
 * Renews a login: all its cookies and texts then end 30 minutes from now. Call it after a call that renewed the token.
 *
 * @returns whether the browser stored the new end.
 */
export function extendInsurance(): boolean {
  if (insurance.read().status === 'none') return false;
  return (
    writeInsuranceEnd(Date.now()) &&
    rewrite(insuranceStore) &&
    Object.values(insuranceRecords).every(rewrite<InsuranceRecord>) &&
    rewrite(storedBenefits) &&
    rewrite(storedPlans)
  );
}

/** Saves reloaded benefits: in another tab, in another language, after an order, or after a change of plan. */
export function saveBenefits(site: Site, benefits: Benefits): void {
  const { status, record, networks = {} } = insurance.read();
  if (!record || status === 'none') return;
  insuranceRecords[status].write({ ...record, data: benefitFlags(benefits) });
  saveTexts(site, record, { benefits, networks });
}

/**
 * Discards the benefits so that they load again. Call it after an order was placed or canceled, because it may have used
 * benefits or returned them.
 */
export function forgetBenefits(): void {
  storedBenefits.clear();
}

/** Switches the benefits on or off, which moves the record between the two cookies and does not prolong the login. */
export function setInsuranceOn(on: boolean): void {
  const { status, record } = insurance.read();
  if (!record || status === (on ? 'on' : 'off')) return;
  const [from, to] = on ? (['off', 'on'] as const) : (['on', 'off'] as const);
  if (!insuranceRecords[to].write(record)) return;
  insuranceRecords[from].clear();
  refreshInsuredPrices();
}

/** Uses the other plan: the records of the two plans swap their cookies (002 §4). Its benefits have to be loaded. */
export function selectPlan(planId: string): void {
  const { status, record } = insurance.read();
  if (!record || status === 'none' || record.activePlanId === planId) return;
  const selected = withActivePlan(record, planId);
  if (selected === record || !insuranceRecords[status].write(selected)) return;
  insuranceRecords.secondary.write(record);
  refreshInsuredPrices();
}

/** Logs out of insurance. The attempts and a lock stay: logging out must not lift them. */
export function logOutInsurance(): void {
  clearRecords();
  storedBenefits.clear();
  storedPlans.clear();
  refreshInsuredPrices();
}

/**
 * Records that the API has switched insurance off for everyone (code 4): prices are without it, and its bars and switches are
 * hidden.
 */
export function disableInsurance(): void {
  insuranceDisabled.write(true);
  setInsuranceOn(false);
  insuranceStatus.notify();
}

function saveTexts(
  { languageId }: Site,
  { token, activePlanId }: InsuranceRecord,
  texts: Omit<InsuranceLogin, 'record'>,
): void {
  storedBenefits.write({ token, planId: activePlanId, languageId, value: texts.benefits });
  storedPlans.write({ token, value: texts.networks });
}

function rewrite<Value>(stored: StoredValue<Value>): boolean {
  const value = stored.read();
  return value === undefined || stored.write(value);
}

function clearRecords(): void {
  for (const record of Object.values(insuranceRecords)) record.clear();
  insuranceEnd.clear();
  insuranceStore.clear();
}

function readInsurance(): Omit<Insurance, 'version'> {
  const on = insuranceRecords.on.read();
  const record = on ?? insuranceRecords.off.read();
  const endsAt = insuranceEnd.read();
  // Timers of a sleeping device are behind, and a cookie may outlive its record in a preserved page.
  if (!record || (endsAt !== undefined && endsAt <= Date.now())) return { status: 'none' };
  const stored = storedBenefits.read();
  return {
    status: on ? 'on' : 'off',
    record,
    planStoreId: insuranceStore.read(),
    benefits: currentBenefits(ofRecord(stored, record), record),
    languageId: stored?.languageId,
    networks: ofRecord(storedPlans.read(), record),
    endsAt,
  };
}

/** Returns the texts if they say the same as the flags, which another tab may have loaded since. */
function currentBenefits(benefits: Benefits | undefined, { data }: InsuranceRecord): Benefits | undefined {
  const isCurrent =
    benefits && BENEFIT_KEYS.every((key) => benefits[key]?.available === data[key]?.available);
  return isCurrent ? benefits : undefined;
}

function isSame(a: Omit<Insurance, 'version'>, b: Insurance): boolean {
  const keys = ['status', 'record', 'planStoreId', 'benefits', 'languageId', 'networks', 'endsAt'] as const;
  return keys.every((key) => a[key] === b[key]);
}
