import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contact, frame, itemOf, run, saved, statuses } from '../testing/step-run';
import { countProvided, isFormOpen } from './step-selectors';
import { initialStepState } from './step-state';
import type { StatefulItem, StepAction } from './step-types';

describe('the item that is shown first', () => {
  it('is the first that needs a prescription', () => {
    expect(initialStepState([frame('a', { provided: true }), frame('b')]).currentId).toBe('b');
  });

  it('is the one of the link', () => {
    expect(initialStepState([frame('a'), frame('b', { provided: true })], 'b').currentId).toBe('b');
    expect(initialStepState([frame('a')], 'gone').currentId).toBe('a');
  });

  it('is the first one when nothing is open, and the step is not left by itself', () => {
    const state = initialStepState([frame('a', { provided: true }), frame('b', { skipped: true })]);
    expect(state).toMatchObject({ currentId: 'a', isDone: false });
  });
});

describe('a submission', () => {
  const start = initialStepState([frame('a'), frame('b'), contact('c')]);

  it('marks the item as provided and moves to the next one', () => {
    const submitting = run(start, { type: 'submitted', id: 'a' });
    expect(statuses(submitting)).toEqual({ a: 'submitting', b: 'needed', c: 'needed' });
    const next = run(submitting, saved('a'));
    expect(statuses(next)).toEqual({ a: 'provided', b: 'needed', c: 'needed' });
    expect(next).toMatchObject({ currentId: 'b', isDone: false });
    expect(countProvided(next)).toBe(1);
  });

  it('leaves the item open when it fails', () => {
    const failed = run(start, { type: 'submitted', id: 'a' }, { type: 'failed' });
    expect(statuses(failed)).toMatchObject({ a: 'needed' });
    expect(failed.currentId).toBe('a');
  });

  it('moves within frames first, back to earlier ones too, then to contact lenses', () => {
    const atSecond = run(start, { type: 'opened', id: 'b', unsaved: false }, saved('b'));
    expect(atSecond.currentId).toBe('a');
    expect(run(atSecond, saved('a')).currentId).toBe('c');
  });

  it('moves from contact lenses back to frames', () => {
    const state = run(start, { type: 'opened', id: 'c', unsaved: false }, saved('c'));
    expect(state.currentId).toBe('a');
  });

  it('passes over skipped and provided items, and ends when none is left', () => {
    const state = run(start, { type: 'skipped', id: 'a' });
    expect(state.currentId).toBe('b');
    const last = run(state, saved('b'));
    expect(last.currentId).toBe('c');
    expect(run(last, saved('c'))).toMatchObject({ isDone: true, currentId: 'c' });
  });

  it('ends after the last item was skipped', () => {
    const state = run(initialStepState([frame('a')]), { type: 'skipped', id: 'a' });
    expect(state.isDone).toBe(true);
    expect(statuses(state)).toEqual({ a: 'skipped' });
  });
});

describe('skipping', () => {
  it('is taken over from an earlier visit, except for the item of the link', () => {
    const items = [frame('a'), frame('b')];
    const restored = run(initialStepState(items), {
      type: 'skips-restored',
      ids: ['a', 'unknown'],
      openId: undefined,
    });
    expect(restored).toMatchObject({ currentId: 'b', skippedIds: ['a'] });
    const linked = run(initialStepState(items, 'a'), { type: 'skips-restored', ids: ['a'], openId: 'a' });
    expect(linked.currentId).toBe('a');
  });

  it('shows the form of a skipped item when it is edited, which stays skipped until it is saved', () => {
    const skipped = run(initialStepState([frame('a'), frame('b')]), { type: 'skipped', id: 'a' });
    expect(isFormOpen(skipped, itemOf(skipped, 'a'))).toBe(false);
    const edited = run(skipped, { type: 'edited', id: 'a', unsaved: false });
    expect(isFormOpen(edited, itemOf(edited, 'a'))).toBe(true);
    expect(statuses(run(edited, saved('a')))).toEqual({ a: 'provided', b: 'needed' });
  });
});

describe('new data of the commerce API', () => {
  it('preserves what was done in this visit', () => {
    const state = run(initialStepState([frame('a'), frame('b')]), saved('a'));
    const loaded = run(state, { type: 'loaded', items: [frame('a'), frame('b'), frame('c')] });
    expect(statuses(loaded)).toEqual({ a: 'provided', b: 'needed', c: 'needed' });
    expect(loaded.currentId).toBe('b');
  });

  it('shows another item when the shown one is gone', () => {
    const state = initialStepState([frame('a'), frame('b')]);
    expect(run(state, { type: 'loaded', items: [frame('b')] }).currentId).toBe('b');
    expect(run(state, { type: 'loaded', items: [] }).currentId).toBeUndefined();
  });
});

describe('whatever happens', () => {
  const ids = ['a', 'b', 'c', 'x', 'y'];
  const id = fc.constantFrom(...ids);
  const kind = fc.constantFrom('frame' as const, 'contact' as const);
  const action: fc.Arbitrary<StepAction<StatefulItem>> = fc.oneof(
    fc.record({ type: fc.constant('opened' as const), id, unsaved: fc.boolean() }),
    fc.record({ type: fc.constant('edited' as const), id, unsaved: fc.boolean() }),
    fc.record({ type: fc.constant('skipped' as const), id }),
    fc.record({ type: fc.constant('submitted' as const), id }),
    fc.record({ type: fc.constant('failed' as const) }),
    fc.record({ type: fc.constant('same-switched' as const), kind, on: fc.boolean() }),
    fc.record({
      type: fc.constant('saved' as const),
      savedIds: fc.uniqueArray(id),
      failedCopyIds: fc.constant([]),
    }),
  );
  const start = initialStepState([frame('a'), frame('b'), frame('c'), contact('x'), contact('y')]);

  it('one item is shown, and the step ends only when no item is open', () => {
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const state = run(start, ...actions);
        expect(ids).toContain(state.currentId);
        const last = actions.at(-1)?.type;
        if (state.isDone && (last === 'saved' || last === 'skipped'))
          expect(Object.values(statuses(state))).not.toContain('needed');
      }),
    );
  });
});
