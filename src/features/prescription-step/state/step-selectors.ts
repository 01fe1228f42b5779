import type { ItemKind } from '../api/step-item';
import type { ItemStatus, StatefulItem, StepState } from './step-types';

export function statusOf(state: StepState<StatefulItem>, item: StatefulItem): ItemStatus {
  const { id } = item;
  // Nothing is left to do.
  if (item.locked) return 'provided';
  if (state.submittingId === id) return 'submitting';
  if (state.revertedIds.includes(id)) return 'needed';
  if (state.savedIds.includes(id)) return 'provided';
  if (state.failedCopyIds.includes(id)) return 'needed';
  if (item.provided) return 'provided';
  return item.skipped || state.skippedIds.includes(id) ? 'skipped' : 'needed';
}

export function itemsOf<Item extends StatefulItem>(state: StepState<Item>, kind: ItemKind): Item[] {
  return state.items.filter((item) => item.kind === kind);
}

export function isFirst(state: StepState<StatefulItem>, item: StatefulItem): boolean {
  return itemsOf(state, item.kind)[0]?.id === item.id;
}

/** Returns whether to show the form of an item instead of its summary. */
export function isFormOpen(state: StepState<StatefulItem>, item: StatefulItem): boolean {
  if (item.id === state.currentId && state.isEditing) return true;
  return ['needed', 'submitting'].includes(statusOf(state, item));
}

/** Returns whether an item uses the prescription of the first one of its kind. */
export function usesSame(state: StepState<StatefulItem>, item: StatefulItem): boolean {
  const isEdited = item.id === state.currentId && state.isEditing;
  return state.same[item.kind] && !isFirst(state, item) && !isEdited;
}

/** Returns whether the lenses of one prescription are of one type (003 §4.1). */
export function haveSameLensType(items: readonly StatefulItem[]): boolean {
  return new Set(items.map(({ lensType }) => lensType)).size <= 1;
}

/** Returns the state of "Use the same prescription", which needs two items; frames need lenses of one type. */
export function sameOptionOf(
  state: StepState<StatefulItem>,
  kind: ItemKind,
): 'hidden' | 'disabled' | 'enabled' {
  const items = itemsOf(state, kind);
  if (items.length < 2) return 'hidden';
  return kind === 'frame' && !haveSameLensType(items) ? 'disabled' : 'enabled';
}

/**
 * Returns whether an item can be edited. A copied prescription of contact lenses is changed at the first item only (003 §4.1).
 */
export function canEdit(state: StepState<StatefulItem>, item: StatefulItem): boolean {
  return !item.locked && !(item.kind === 'contact' && state.same.contact && !isFirst(state, item));
}

/** Returns the items to which the prescription of the first one is copied. */
export function copyTargets<Item extends StatefulItem>(state: StepState<Item>, kind: ItemKind): Item[] {
  return state.same[kind] ? otherTargets(state, kind) : [];
}

/** Returns all items of a kind but the first, as far as they still take a prescription. */
export function otherTargets<Item extends StatefulItem>(state: StepState<Item>, kind: ItemKind): Item[] {
  return itemsOf(state, kind)
    .slice(1)
    .filter(({ locked }) => !locked);
}

/** Items with a prescription. */
export function countProvided(state: StepState<StatefulItem>): number {
  return state.items.filter((item) => statusOf(state, item) === 'provided').length;
}

/**
 * Returns the next item that still needs a prescription and is not skipped (003 §4.1): after the current one and of its kind,
 * then of the other kind.
 */
export function nextOpenId(state: StepState<StatefulItem>): string | undefined {
  const { items, currentId } = state;
  const index = items.findIndex(({ id }) => id === currentId);
  const kind = items[index]?.kind;
  const inOrder = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  const open = inOrder.filter((item) => statusOf(state, item) === 'needed');
  return (open.find((item) => item.kind === kind) ?? open[0])?.id;
}

/** Returns the first open item, or the first one of all. */
export function firstShownId(state: StepState<StatefulItem>): string | undefined {
  return nextOpenId({ ...state, currentId: undefined }) ?? state.items[0]?.id;
}
