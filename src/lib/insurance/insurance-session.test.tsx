import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toBenefits } from '@/domain/insurance/benefits';
import type { InsuranceRecord } from '@/domain/insurance/insurance-record';
import {
  attemptsLeft,
  lockedSince,
  lockInsurance,
  recordFailedAttempt,
} from '@/lib/insurance/insurance-attempts';
import { siteByLocale } from '../site/site';
import { hasInsuranceCookie } from './insurance-cookies';
import {
  insurance,
  logOutInsurance,
  saveBenefits,
  selectPlan,
  setInsuranceOn,
  startInsurance,
} from './insurance-session';

const US = siteByLocale('lc-us');
const NOW = new Date('2026-03-03T12:00:00Z');
const MINUTE = 60_000;
const [first, second] = [
  { planId: 'PLAN-A1', planName: 'Vision Choice 150' },
  { planId: 'PLAN-B2', planName: 'Family Vision' },
];
const record: InsuranceRecord = {
  token: 'ria-1',
  riaInsuranceInformation: { planName: first.planName, token: 'ria-1', providerName: 'EYEMED' },
  plans: [first],
  activePlanId: first.planId,
  data: {},
  patientInfo: { insuranceSystemName: 'RIA', memberId: 'M1002003' },
};
const benefits = toBenefits({
  frames: { available: true, infoBenefit: '$150 allowance', nextServiceDate: null, allowance: 150 },
});
const cookieNames = () => Object.keys(Cookies.get()).sort();
const start = (plans = [first]) =>
  startInsurance(US, { record: { ...record, plans }, benefits, networks: { 'PLAN-A1': true } });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  sessionStorage.clear();
});

describe('the login', () => {
  test('is on, ends after 30 minutes, and holds flags without texts in its cookie', () => {
    expect(start()).toBe(true);
    expect(insurance.read()).toMatchObject({
      status: 'on',
      benefits,
      networks: { 'PLAN-A1': true },
      endsAt: NOW.getTime() + 30 * MINUTE,
    });
    expect(cookieNames()).toEqual(['ria_1', 'ria_ends', 'ria_store']);
    expect(JSON.parse(Cookies.get('ria_1') ?? '')).toEqual({
      ...record,
      data: { frames: { available: true } },
    });
    expect(hasInsuranceCookie()).toBe(true);
  });

  test('moves between two cookies when it is switched off and on', () => {
    start();
    setInsuranceOn(false);
    expect(cookieNames()).toEqual(['ria_0', 'ria_ends', 'ria_store']);
    expect(insurance.read()).toMatchObject({ status: 'off', benefits });
    expect(hasInsuranceCookie()).toBe(true);
    setInsuranceOn(true);
    expect(cookieNames()).toEqual(['ria_1', 'ria_ends', 'ria_store']);
  });

  test('is not prolonged by a switch, and ends by itself', () => {
    start();
    const listener = vi.fn();
    const unsubscribe = insurance.subscribe(listener);
    vi.advanceTimersByTime(29 * MINUTE);
    setInsuranceOn(false);
    setInsuranceOn(true);
    listener.mockClear();
    vi.advanceTimersByTime(MINUTE + 1);
    expect(listener).toHaveBeenCalled();
    expect(insurance.read().status).toBe('none');
    expect(hasInsuranceCookie()).toBe(false);
    unsubscribe();
  });

  test('has a new version with each change, and the same object without one', () => {
    start();
    const before = insurance.read();
    expect(insurance.read()).toBe(before);
    setInsuranceOn(false);
    expect(insurance.read().version).toBeGreaterThan(before.version);
  });

  test('removes everything of it when the shopper logs out, but no attempt and no lock', () => {
    start([first, second]);
    lockInsurance(Date.now());
    recordFailedAttempt();
    logOutInsurance();
    expect(cookieNames()).toEqual(['ria_attempts', 'ria_locked']);
    expect(sessionStorage.getItem('ria_benefits')).toBeNull();
    expect(sessionStorage.getItem('ria_data')).toBeNull();
    expect(insurance.read().status).toBe('none');
  });

  test('is not there if the browser rejects a cookie of its size', () => {
    const token = 'x'.repeat(4096);
    // jsdom accepts cookies of any size, browsers do not.
    using get = vi.spyOn(Cookies, 'get').mockReturnValue(undefined as never);
    expect(startInsurance(US, { record: { ...record, token }, benefits, networks: {} })).toBe(false);
    get.mockRestore();
    expect(cookieNames()).toEqual([]);
  });
});

describe('two plans', () => {
  test('swap their cookies when the other one is selected', () => {
    start([first, second]);
    expect(JSON.parse(Cookies.get('ria_2') ?? '').activePlanId).toBe('PLAN-B2');
    selectPlan('PLAN-B2');
    expect(JSON.parse(Cookies.get('ria_1') ?? '').activePlanId).toBe('PLAN-B2');
    expect(JSON.parse(Cookies.get('ria_2') ?? '').activePlanId).toBe('PLAN-A1');
    // Those of the other plan are not known yet.
    expect(insurance.read().benefits).toBeUndefined();
    saveBenefits(US, benefits);
    expect(insurance.read()).toMatchObject({ benefits, networks: { 'PLAN-A1': true } });
  });

  test('a plan that was not found changes nothing', () => {
    start([first, second]);
    selectPlan('PLAN-C3');
    expect(insurance.read().record?.activePlanId).toBe('PLAN-A1');
  });
});

test('benefits of an earlier login are not shown with a new one', () => {
  start();
  Cookies.set('ria_1', JSON.stringify({ ...record, token: 'ria-2' }));
  expect(insurance.read()).toMatchObject({ status: 'on', benefits: undefined, networks: undefined });
});

describe('attempts', () => {
  test('start at 3 after the first failure, and the number of the API takes precedence', () => {
    expect(attemptsLeft()).toBeUndefined();
    expect(recordFailedAttempt()).toBe(3);
    expect(recordFailedAttempt()).toBe(2);
    expect(recordFailedAttempt(1)).toBe(1);
    expect(attemptsLeft()).toBe(1);
  });

  test('a lock outlives the browser by its cookie, and the cookie by the tab', () => {
    lockInsurance(NOW.getTime());
    sessionStorage.clear();
    expect(lockedSince(NOW.getTime() + 3_598_000)).toBe(NOW.getTime());
    lockInsurance(NOW.getTime());
    Cookies.remove('ria_locked');
    expect(lockedSince(NOW.getTime() + 1000)).toBe(NOW.getTime());
    expect(lockedSince(NOW.getTime() + 3_599_000)).toBeUndefined();
  });
});
