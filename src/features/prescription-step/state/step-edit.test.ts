import { describe, expect, it } from 'vitest';
import { contact, frame, itemOf, run, type State, saved, statuses } from '../testing/step-run';
import { canEdit, copyTargets, sameOptionOf, usesSame } from './step-selectors';
import { initialStepState } from './step-state';

describe('editing', () => {
  const start = initialStepState([
    frame('a', { provided: true }),
    frame('b', { provided: true }),
    frame('c'),
  ]);

  it('opens the form of a provided item', () => {
    const state = run(start, { type: 'edited', id: 'a', unsaved: false });
    expect(state).toMatchObject({ currentId: 'a', isEditing: true });
    expect(statuses(state)).toMatchObject({ a: 'provided' });
    expect(run(state, { type: 'edit-canceled' }).isEditing).toBe(false);
  });

  it('reverts an item that is left with unsaved changes to not provided', () => {
    const left = run(
      start,
      { type: 'edited', id: 'a', unsaved: false },
      { type: 'edited', id: 'b', unsaved: true },
    );
    expect(statuses(left)).toEqual({ a: 'needed', b: 'provided', c: 'needed' });
    expect(statuses(run(left, saved('a')))).toMatchObject({ a: 'provided' });
    const opened = run(
      start,
      { type: 'edited', id: 'a', unsaved: false },
      { type: 'opened', id: 'c', unsaved: true },
    );
    expect(statuses(opened)).toMatchObject({ a: 'needed' });
  });

  it('leaves an item without changes as it was', () => {
    const left = run(
      start,
      { type: 'edited', id: 'a', unsaved: false },
      { type: 'opened', id: 'b', unsaved: false },
    );
    expect(statuses(left)).toMatchObject({ a: 'provided' });
    expect(left.isEditing).toBe(false);
  });

  it('of the first item resets both flags, of another one none', () => {
    const same = { ...start, same: { frame: true, contact: true } };
    expect(run(same, { type: 'edited', id: 'b', unsaved: false }).same).toEqual({
      frame: true,
      contact: true,
    });
    expect(run(same, { type: 'edited', id: 'a', unsaved: false }).same).toEqual({
      frame: false,
      contact: false,
    });
  });

  it('is blocked for copied contact lenses only', () => {
    const items = [
      contact('x', { provided: true }),
      contact('y', { provided: true }),
      frame('a'),
      frame('b'),
    ];
    const state: State = { ...initialStepState(items), same: { frame: true, contact: true } };
    expect(items.map((item) => canEdit(state, item))).toEqual([true, false, true, true]);
    expect(run(state, { type: 'edited', id: 'y', unsaved: false })).toBe(state);
    expect(canEdit({ ...state, same: { frame: true, contact: false } }, itemOf(state, 'y'))).toBe(true);
  });
});

describe('using the same prescription', () => {
  const frames = initialStepState([frame('a'), frame('b'), frame('c'), contact('x')]);
  const on = { type: 'same-switched', kind: 'frame', on: true } as const;

  it('is offered from two items on, each kind for itself', () => {
    expect(sameOptionOf(frames, 'frame')).toBe('enabled');
    expect(sameOptionOf(frames, 'contact')).toBe('hidden');
  });

  it('is disabled for frames with lenses of different types', () => {
    const state = initialStepState([frame('a'), frame('b', { lensType: 'progressive' })]);
    expect(sameOptionOf(state, 'frame')).toBe('disabled');
    expect(run(state, on).same.frame).toBe(false);
  });

  it('copies to all other items of the kind', () => {
    const state = run(frames, on);
    expect(copyTargets(state, 'frame').map(({ id }) => id)).toEqual(['b', 'c']);
    expect(copyTargets(frames, 'frame')).toEqual([]);
    expect(['a', 'b', 'x'].map((id) => usesSame(state, itemOf(state, id)))).toEqual([false, true, false]);
    const done = run(state, { type: 'saved', savedIds: ['a', 'b', 'c'], failedCopyIds: [] });
    expect(statuses(done)).toEqual({ a: 'provided', b: 'provided', c: 'provided', x: 'needed' });
    expect(done.currentId).toBe('x');
  });

  it('goes to the first item, whose prescription there is none of yet', () => {
    const atSecond = run(frames, { type: 'opened', id: 'b', unsaved: false });
    expect(run(atSecond, on).currentId).toBe('a');
    const firstProvided = run(frames, saved('a'));
    expect(run(firstProvided, on).currentId).toBe('b');
  });

  it('leaves an item open to which it could not be copied', () => {
    const state = run(run(frames, on), { type: 'saved', savedIds: ['a', 'b'], failedCopyIds: ['c'] });
    expect(statuses(state)).toMatchObject({ a: 'provided', b: 'provided', c: 'needed' });
    expect(state).toMatchObject({ currentId: 'c', failedCopyIds: ['c'] });
    expect(run(state, saved('c')).failedCopyIds).toEqual([]);
  });
});
