import { describe, expect, it } from 'vitest';
import {
  canAutoOpen,
  cookiesAfterClose,
  cookiesAfterReopen,
  cookiesAfterSignUp,
  isDisabled,
  isTabVisible,
  type PromoConditions,
  type PromoCookies,
  promoStep,
  shouldReopen,
} from './promo-state';

/** First visit, no dialog open, not typing. */
const newShopper: PromoConditions = { cookies: {}, search: '', dialogOpen: false, typing: false };

describe('promoStep', () => {
  it.each<[PromoCookies, string]>([
    [{}, 'form'],
    [{ accepted: 'valid' }, 'success'],
    [{ subscribed: 'valid' }, 'exist'],
    [{ accepted: 'valid', subscribed: 'valid' }, 'exist'],
    [{ accepted: 'refresh', subscribed: 'refresh' }, 'form'],
    [{ subscribed: 'invalid', accepted: 'valid' }, 'success'],
    [{ promo: 'valid' }, 'form'],
    [{ minimized: 'true' }, 'form'],
  ])('for %j is %s', (cookies, step) => {
    expect(promoStep(cookies)).toBe(step);
  });
});

describe('opening automatically', () => {
  it('is allowed on a first visit', () => {
    expect(canAutoOpen(newShopper)).toBe(true);
  });

  it.each<[string, Partial<PromoConditions>]>([
    ['a valid promo cookie', { cookies: { promo: 'valid' } }],
    ['a promo cookie of refresh, which reopens it instead', { cookies: { promo: 'refresh' } }],
    ['a promo cookie of invalid', { cookies: { promo: 'invalid' } }],
    ['an accepted cookie of invalid', { cookies: { accepted: 'invalid' } }],
    ['a subscribed cookie of invalid', { cookies: { subscribed: 'invalid' } }],
    ['the minimised cookie', { cookies: { minimized: 'true' } }],
    ['promo=eaccess', { search: '?promo=eaccess' }],
    ['promo=eaccess among others', { search: '?page=2&promo=eaccess' }],
    ['a cid', { search: '?cid=em-4711' }],
    ['an empty cid', { search: '?cid' }],
    ['an open dialog', { dialogOpen: true }],
    ['typing in a field', { typing: true }],
  ])('is not allowed with %s', (_, overrides) => {
    expect(canAutoOpen({ ...newShopper, ...overrides })).toBe(false);
  });

  it.each<[string, Partial<PromoConditions>]>([
    ['a valid accepted cookie alone', { cookies: { accepted: 'valid' } }],
    ['a valid subscribed cookie alone', { cookies: { subscribed: 'valid' } }],
    ['another promo', { search: '?promo=spring' }],
    ['a frame that the advisor recommended', { search: '?ref=frameAdvisor' }],
    ['a parameter that only starts with cid', { search: '?cider=1' }],
  ])('is allowed with %s', (_, overrides) => {
    expect(canAutoOpen({ ...newShopper, ...overrides })).toBe(true);
  });
});

describe('a value of refresh', () => {
  it.each<[PromoCookies, PromoCookies]>([
    [{ promo: 'refresh', accepted: 'valid' }, { promo: 'valid' }],
    [{ promo: 'refresh', minimized: 'true' }, { promo: 'valid' }],
    [
      { accepted: 'refresh', subscribed: 'refresh' },
      { accepted: 'valid', subscribed: 'valid' },
    ],
  ])('in %j reopens the pop-up once and becomes valid', (cookies, updates) => {
    expect(shouldReopen({ cookies, search: '' })).toBe(true);
    expect(cookiesAfterReopen(cookies)).toEqual(updates);
    expect(shouldReopen({ cookies: { ...cookies, ...updates }, search: '' })).toBe(false);
  });

  it('does not reopen a suppressed or disabled pop-up', () => {
    expect(shouldReopen({ cookies: { promo: 'refresh' }, search: '?cid=1' })).toBe(false);
    expect(shouldReopen({ cookies: { promo: 'refresh', accepted: 'invalid' }, search: '' })).toBe(false);
    expect(shouldReopen({ cookies: { promo: 'valid' }, search: '' })).toBe(false);
  });
});

describe('the minimized button', () => {
  it.each<[PromoCookies, string, boolean]>([
    [{}, '', false],
    [{ minimized: 'true' }, '', true],
    [{ minimized: 'true', promo: 'valid', accepted: 'valid' }, '', true],
    [{ minimized: 'true', promo: 'invalid' }, '', false],
    [{ minimized: 'true' }, '?promo=eaccess', false],
    [{ minimized: 'true' }, '?cid=1', false],
  ])('with %j on %j: %s', (cookies, search, visible) => {
    expect(isTabVisible(cookies, search)).toBe(visible);
  });
});

describe('closing', () => {
  it('minimizes the pop-up', () => {
    expect(cookiesAfterClose({ codeIsInvalid: false })).toEqual({ minimized: 'true' });
  });

  it('also disables it when the code is invalid', () => {
    const updates = cookiesAfterClose({ codeIsInvalid: true });
    expect(updates).toEqual({ minimized: 'true', promo: 'invalid' });
    expect(isDisabled(updates)).toBe(true);
  });
});

describe('a sign-up', () => {
  it.each([
    ['subscribed', 'success'],
    ['already-subscribed', 'exist'],
  ] as const)('that results in %s reopens the pop-up after the reload, at step %s', (result, step) => {
    const cookies = cookiesAfterSignUp(result);
    expect(shouldReopen({ cookies, search: '' })).toBe(true);
    const afterReload = { ...cookies, ...cookiesAfterReopen(cookies) };
    expect(promoStep(afterReload)).toBe(step);
    expect(canAutoOpen({ ...newShopper, cookies: afterReload })).toBe(false);
  });
});
