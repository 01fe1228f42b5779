import { describe, expect, it } from 'vitest';
import {
  afterClosing,
  afterOpeningAnew,
  afterSignUp,
  isDisabled,
  isTabShown,
  mayOpen,
  opensAnew,
  type PromoCookies,
  type PromoSituation,
  stepOf,
} from './promo-state';

/** First visit, no dialog open, not typing. */
const reading: PromoSituation = { cookies: {}, search: '', dialogShown: false, typing: false };

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
    expect(stepOf(cookies)).toBe(step);
  });
});

describe('opening automatically', () => {
  it('is allowed on a first visit', () => {
    expect(mayOpen(reading)).toBe(true);
  });

  it.each<[string, Partial<PromoSituation>]>([
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
    ['an open dialog', { dialogShown: true }],
    ['typing in a field', { typing: true }],
  ])('is not allowed with %s', (_, difference) => {
    expect(mayOpen({ ...reading, ...difference })).toBe(false);
  });

  it.each<[string, Partial<PromoSituation>]>([
    ['a valid accepted cookie alone', { cookies: { accepted: 'valid' } }],
    ['a valid subscribed cookie alone', { cookies: { subscribed: 'valid' } }],
    ['another promo', { search: '?promo=spring' }],
    ['a parameter that only starts with cid', { search: '?cider=1' }],
  ])('is allowed with %s', (_, difference) => {
    expect(mayOpen({ ...reading, ...difference })).toBe(true);
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
  ])('in %j reopens the pop-up once and becomes valid', (cookies, written) => {
    expect(opensAnew({ cookies, search: '' })).toBe(true);
    expect(afterOpeningAnew(cookies)).toEqual(written);
    expect(opensAnew({ cookies: { ...cookies, ...written }, search: '' })).toBe(false);
  });

  it('does not reopen a suppressed or disabled pop-up', () => {
    expect(opensAnew({ cookies: { promo: 'refresh' }, search: '?cid=1' })).toBe(false);
    expect(opensAnew({ cookies: { promo: 'refresh', accepted: 'invalid' }, search: '' })).toBe(false);
    expect(opensAnew({ cookies: { promo: 'valid' }, search: '' })).toBe(false);
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
  ])('with %j on %j: %s', (cookies, search, shown) => {
    expect(isTabShown(cookies, search)).toBe(shown);
  });
});

describe('closing', () => {
  it('minimizes the pop-up', () => {
    expect(afterClosing({ codeIsInvalid: false })).toEqual({ minimized: 'true' });
  });

  it('also disables it when the code is invalid', () => {
    const written = afterClosing({ codeIsInvalid: true });
    expect(written).toEqual({ minimized: 'true', promo: 'invalid' });
    expect(isDisabled(written)).toBe(true);
  });
});

describe('a sign-up', () => {
  it.each([
    ['subscribed', 'success'],
    ['already-subscribed', 'exist'],
  ] as const)('that results in %s reopens the pop-up after the reload, at step %s', (result, step) => {
    const cookies = afterSignUp(result);
    expect(opensAnew({ cookies, search: '' })).toBe(true);
    const settled = { ...cookies, ...afterOpeningAnew(cookies) };
    expect(stepOf(settled)).toBe(step);
    expect(mayOpen({ ...reading, cookies: settled })).toBe(false);
  });
});
