import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCK_COUNTDOWN_MS } from '@/domain/insurance/insurance-times';
import { panelErrors } from '@/domain/insurance/panel-errors';
import {
  INITIAL_PANEL,
  type PanelEvent,
  type PanelState,
  type PanelStep,
} from '@/domain/insurance/panel-state';
import { panelReducer } from './panel-reducer';

const NOW = 1_790_000_000_000;
const at = (step: PanelStep, more: Partial<PanelState> = {}): PanelState => ({
  ...INITIAL_PANEL,
  step,
  ...more,
});
const looking = (step: PanelStep) => at(step, { isLooking: true });
const open = (memory: Partial<Extract<PanelEvent, { type: 'open' }>['memory']>): PanelEvent => ({
  type: 'open',
  memory: { isLoggedIn: false, ...memory },
});
const notFound = (attemptsLeft: number): PanelEvent => ({ type: 'not-found', attemptsLeft, now: NOW });

test('begins with the form of step 1, without a lookup', () => {
  expect(INITIAL_PANEL).toEqual({ step: 1, isLooking: false, formVersion: 0 });
});

describe('opens', () => {
  test.each<[string, PanelEvent, Partial<PanelState>]>([
    ['at the first form', open({}), { step: 1 }],
    ['at the benefits when logged in', open({ isLoggedIn: true }), { step: 4 }],
    ['at the benefits even with attempts used', open({ isLoggedIn: true, attemptsLeft: 2 }), { step: 4 }],
    ['locked while a lock runs', open({ lockedAt: NOW, attemptsLeft: 0 }), { step: 5, lockedAt: NOW }],
    ['at the retry form after a failure', open({ attemptsLeft: 3 }), { step: 3 }],
  ])('%s', (_, event, expected) => {
    expect(panelReducer(INITIAL_PANEL, event)).toMatchObject(expected);
  });

  test('where a lookup is still pending', () => {
    expect(panelReducer(looking(2), open({ isLoggedIn: true }))).toEqual(looking(2));
  });

  test('again after a failure that the shopper has left', () => {
    expect(panelReducer(at(2, { failure: 'failed' }), open({}))).toEqual(at(1));
  });
});

describe.each<PanelStep>([1, 3])('the form of step %i', (step) => {
  test('stays when it is invalid', () => {
    expect(panelReducer(at(step), { type: 'invalid-form' })).toEqual(at(step));
  });

  test('stays with a busy button, and shows that it is slow after 7 seconds', () => {
    const submitted = panelReducer(at(step), { type: 'submit' });
    expect(submitted).toEqual(looking(step));
    expect(panelReducer(submitted, { type: 'submit' })).toBe(submitted);
    expect(panelReducer(submitted, { type: 'slow' })).toEqual(looking(2));
  });
});

test('a result that came in time is not called slow', () => {
  expect(panelReducer(at(4), { type: 'slow' })).toEqual(at(4));
});

describe.each<PanelStep>([1, 2, 3])('a lookup from step %i', (step) => {
  test.each<[string, PanelEvent, Partial<PanelState>]>([
    ['shows the benefits', { type: 'found', benefits: 'shown' }, { step: 4 }],
    ['without benefits', { type: 'found', benefits: 'empty' }, { step: 6 }],
    ['with a failed benefits call', { type: 'found', benefits: 'failed' }, { step: 6 }],
    ['finds nobody', notFound(3), { step: 3 }],
    ['finds nobody at the second to last attempt', notFound(1), { step: 3 }],
    ['uses the last attempt', notFound(0), { step: 5, lockedAt: NOW }],
    ['is locked by the API', { type: 'locked', lockedAt: NOW - 60_000 }, { step: 5, lockedAt: NOW - 60_000 }],
    ['fails', { type: 'failed', failure: 'failed' }, { step: 2, failure: 'failed' }],
    ['is switched off', { type: 'failed', failure: 'disabled' }, { step: 2, failure: 'disabled' }],
    ['is logged in here', { type: 'already-logged-in', isLoggedIn: true }, { step: 4 }],
    ['is logged in elsewhere', { type: 'already-logged-in', isLoggedIn: false }, { step: 6 }],
  ])('%s', (_, event, expected) => {
    const next = panelReducer(looking(step), event);
    expect(next).toMatchObject(expected);
    expect(next.isLooking).toBe(false);
    // Keeps what was typed.
    expect(next.formVersion).toBe(INITIAL_PANEL.formVersion);
  });
});

describe('the lock', () => {
  const locked = at(5, { lockedAt: NOW });

  test('runs for 59:59, then the first form is cleared', () => {
    const before = { type: 'clock', now: NOW + LOCK_COUNTDOWN_MS - 1 } as const;
    expect(panelReducer(locked, before)).toBe(locked);
    const next = panelReducer(locked, { type: 'clock', now: NOW + LOCK_COUNTDOWN_MS });
    expect(next).toMatchObject({ step: 1, formVersion: 1 });
    expect(next.lockedAt).toBeUndefined();
  });

  test('leaves other steps alone', () => {
    expect(panelReducer(at(3), { type: 'clock', now: NOW })).toEqual(at(3));
  });
});

describe('going back', () => {
  test('from the retry form without a provider', () => {
    expect(panelReducer(at(3), { type: 'provider-cleared' })).toEqual(at(1));
    expect(panelReducer(at(1), { type: 'provider-cleared' })).toEqual(at(1));
    expect(panelReducer(looking(3), { type: 'provider-cleared' })).toEqual(looking(3));
  });

  test.each<[PanelState]>([[at(2, { failure: 'failed' })], [at(6)]])('from $step to try again', (state) => {
    expect(panelReducer(state, { type: 'retry', isLoggedIn: false })).toEqual(at(1));
  });

  test('to the benefits, which are loaded again while the login lasts', () => {
    expect(panelReducer(at(4), { type: 'benefits-failed' })).toEqual(at(6));
    expect(panelReducer(at(6), { type: 'retry', isLoggedIn: true })).toEqual(at(4));
  });

  test.each<PanelStep>([1, 3, 4, 5])('not from step %i, which has nothing to try again', (step) => {
    const state = at(step, step === 5 ? { lockedAt: NOW } : {});
    expect(panelReducer(state, { type: 'retry', isLoggedIn: false })).toBe(state);
  });

  test('not for benefits that fail after the shopper has gone on', () => {
    expect(panelReducer(at(1), { type: 'benefits-failed' })).toEqual(at(1));
  });

  test('by logging out, which clears what was typed', () => {
    expect(panelReducer(at(4), { type: 'logout' })).toEqual(at(1, { formVersion: 1 }));
  });
});

describe('tracks', () => {
  const errorsOf = (event: PanelEvent, state: PanelState) =>
    panelErrors(event, state, panelReducer(state, event));

  test.each<[string, PanelEvent, PanelState, string[]]>([
    ['an invalid form', { type: 'invalid-form' }, at(1), ['Invalid form']],
    ['wrong data', notFound(2), looking(1), ['User entered wrong data']],
    [
      'wrong data that locks',
      notFound(0),
      looking(3),
      ['User entered wrong data', 'Insurance account locked'],
    ],
    ['a lock of the API', { type: 'locked', lockedAt: NOW }, looking(1), ['Insurance account locked']],
    ['a lock that still runs', open({ lockedAt: NOW }), at(1), ['Insurance account locked']],
    ['the lock once', open({ lockedAt: NOW }), at(5, { lockedAt: NOW }), []],
    ['no technical failure', { type: 'failed', failure: 'failed' }, looking(1), []],
  ])('%s', (_, event, state, expected) => {
    expect(errorsOf(event, state)).toEqual(expected);
  });
});

const events: fc.Arbitrary<PanelEvent> = fc.oneof(
  fc.record({
    type: fc.constant('open' as const),
    memory: fc.record({
      isLoggedIn: fc.boolean(),
      lockedAt: fc.option(fc.constant(NOW), { nil: undefined }),
      attemptsLeft: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    }),
  }),
  fc.constantFrom<PanelEvent>(
    { type: 'submit' },
    { type: 'slow' },
    { type: 'found', benefits: 'shown' },
    { type: 'found', benefits: 'failed' },
    { type: 'failed', failure: 'failed' },
    { type: 'provider-cleared' },
    { type: 'retry', isLoggedIn: false },
    { type: 'logout' },
    { type: 'benefits-failed' },
  ),
  fc.integer({ min: 0, max: 3 }).map(notFound),
  fc.integer({ min: 0, max: 7_200_000 }).map((passed) => ({ type: 'clock' as const, now: NOW + passed })),
);

test('whatever happens, only step 5 has a lock, only step 2 a failure, and no step that waits is a result', () => {
  fc.assert(
    fc.property(fc.array(events), (history) => {
      const state = history.reduce(panelReducer, INITIAL_PANEL);
      expect(state.lockedAt !== undefined).toBe(state.step === 5);
      if (state.failure) expect(state.step).toBe(2);
      if (state.isLooking) expect([1, 2, 3]).toContain(state.step);
    }),
  );
});
