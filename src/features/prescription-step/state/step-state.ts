import type { ItemKind } from '../api/step-item';
import {
  canEdit,
  firstShownId,
  isFirst,
  itemsOf,
  nextOpenId,
  sameOptionOf,
  statusOf,
} from './step-selectors';

import type { StatefulItem, StepAction, StepState } from './step-types';

/**
 * Creates the state of the step. @param openId the item to open, such as that of a link; without it, the first that needs a
 * prescription.
 */
export function initialStepState<Item extends StatefulItem>(
  items: readonly Item[],
  openId?: string,
): StepState<Item> {
  const state: StepState<Item> = {
    items,
    currentId: undefined,
    isEditing: false,
    submittingId: undefined,
    savedIds: [],
    revertedIds: [],
    skippedIds: [],
    failedCopyIds: [],
    same: { frame: false, contact: false },
    isDone: false,
  };
  const opened = items.find(({ id }) => id === openId);
  return { ...state, currentId: opened?.id ?? firstShownId(state) };
}

export function stepReducer<Item extends StatefulItem>(
  state: StepState<Item>,
  action: StepAction<Item>,
): StepState<Item> {
  switch (action.type) {
    case 'loaded':
      return load(state, action.items);
    case 'skips-restored':
      return restoreSkips(state, action.ids, action.openId);
    case 'opened':
      return open(state, action.id, action.unsaved);
    case 'edited':
      return edit(state, action.id, action.unsaved);
    case 'edit-canceled':
      return { ...state, isEditing: false };
    case 'skipped':
      return advance({
        ...state,
        skippedIds: [...without(state.skippedIds, [action.id]), action.id],
        revertedIds: without(state.revertedIds, [action.id]),
      });
    case 'same-switched':
      return switchSame(state, action.kind, action.on);
    case 'submitted':
      return { ...state, submittingId: action.id };
    case 'failed':
      return { ...state, submittingId: undefined };
    case 'saved':
      return advance({
        ...state,
        submittingId: undefined,
        savedIds: [...without(state.savedIds, action.savedIds), ...action.savedIds],
        revertedIds: without(state.revertedIds, action.savedIds),
        skippedIds: without(state.skippedIds, [...action.savedIds, ...action.failedCopyIds]),
        failedCopyIds: [
          ...without(state.failedCopyIds, [...action.savedIds, ...action.failedCopyIds]),
          ...action.failedCopyIds,
        ],
      });
  }
}

function advance<Item extends StatefulItem>(state: StepState<Item>): StepState<Item> {
  const nextId = nextOpenId(state);
  return { ...state, isEditing: false, currentId: nextId ?? state.currentId, isDone: nextId === undefined };
}

/** Preserves the changes of this visit, except for items that no longer exist. */
function load<Item extends StatefulItem>(state: StepState<Item>, items: readonly Item[]): StepState<Item> {
  const isKnown = (id: string) => items.some((item) => item.id === id);
  const loaded = {
    ...state,
    items,
    savedIds: state.savedIds.filter(isKnown),
    revertedIds: state.revertedIds.filter(isKnown),
    failedCopyIds: state.failedCopyIds.filter(isKnown),
  };
  if (state.currentId !== undefined && isKnown(state.currentId)) return loaded;
  return { ...loaded, isEditing: false, currentId: firstShownId(loaded) };
}

function restoreSkips<Item extends StatefulItem>(
  state: StepState<Item>,
  ids: readonly string[],
  openId: string | undefined,
): StepState<Item> {
  const known = ids.filter((id) => state.items.some((item) => item.id === id));
  const restored = { ...state, skippedIds: [...state.skippedIds, ...without(known, state.skippedIds)] };
  if (state.currentId === openId) return restored;
  return { ...restored, currentId: firstShownId(restored) };
}

function open<Item extends StatefulItem>(
  state: StepState<Item>,
  id: string,
  unsaved: boolean,
): StepState<Item> {
  if (id === state.currentId || !state.items.some((item) => item.id === id)) return state;
  return { ...leaveCurrent(state, unsaved), currentId: id, isEditing: false, isDone: false };
}

function edit<Item extends StatefulItem>(
  state: StepState<Item>,
  id: string,
  unsaved: boolean,
): StepState<Item> {
  const item = state.items.find((candidate) => candidate.id === id);
  if (!item || !canEdit(state, item)) return state;
  const left = id === state.currentId ? state : leaveCurrent(state, unsaved);
  return {
    ...left,
    currentId: id,
    isEditing: true,
    isDone: false,
    same: isFirst(state, item) ? { frame: false, contact: false } : state.same,
  };
}

/** Leaves the current item. With unsaved changes it reverts to not provided (003 §4.1). */
function leaveCurrent<Item extends StatefulItem>(state: StepState<Item>, unsaved: boolean): StepState<Item> {
  const { currentId, revertedIds } = state;
  if (!unsaved || currentId === undefined) return state;
  return {
    ...state,
    revertedIds: [...without(revertedIds, [currentId]), currentId],
    skippedIds: without(state.skippedIds, [currentId]),
  };
}

/** Switches the copies on or off. Without a prescription of the first item there is nothing to copy, so it shows that one. */
function switchSame<Item extends StatefulItem>(
  state: StepState<Item>,
  kind: ItemKind,
  on: boolean,
): StepState<Item> {
  if (on && sameOptionOf(state, kind) !== 'enabled') return state;
  const switched = { ...state, same: { ...state.same, [kind]: on } };
  const [first] = itemsOf(state, kind);
  if (!on || !first || statusOf(state, first) === 'provided') return switched;
  return { ...switched, currentId: first.id, isEditing: false };
}

function without(ids: readonly string[], removed: readonly string[]): string[] {
  return ids.filter((id) => !removed.includes(id));
}
