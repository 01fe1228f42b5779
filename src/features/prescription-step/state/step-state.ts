import type { ItemKind, StepItem } from '../api/step-item';

/** Where an item stands (003 §4.1). */
export type ItemStatus = 'needed' | 'submitting' | 'provided' | 'skipped';

/** What the transitions need of an item. */
export type StatefulItem = Pick<StepItem, 'id' | 'kind' | 'lensType' | 'provided' | 'skipped'>;

export interface StepState<Item extends StatefulItem = StepItem> {
  /** As the commerce API last returned them. */
  items: readonly Item[];
  /** The item that is shown; undefined without items. */
  currentId: string | undefined;
  /** The shown item has a prescription, or was skipped, and its form is open all the same. */
  isEditing: boolean;
  submittingId: string | undefined;
  /** Saved in this visit; the items may not say so yet. */
  savedIds: readonly string[];
  /** Left with changes that were not saved, so that they count as not provided. */
  revertedIds: readonly string[];
  skippedIds: readonly string[];
  /** Items to which the prescription of the first one could not be copied. */
  failedCopyIds: readonly string[];
  /** "Use the same prescription", one for frames and one for contact lenses. */
  same: Readonly<Record<ItemKind, boolean>>;
  /** No item is left, so that the shopper goes on to the next step. */
  isDone: boolean;
}

export type StepAction<Item extends StatefulItem = StepItem> =
  | { type: 'loaded'; items: readonly Item[] }
  /** What was skipped earlier, which only the browser knows. */
  | { type: 'skips-restored'; ids: readonly string[]; openId: string | undefined }
  /** Shows an item. `unsaved`: the shown one has changes that were not saved. */
  | { type: 'opened'; id: string; unsaved: boolean }
  | { type: 'edited'; id: string; unsaved: boolean }
  | { type: 'edit-canceled' }
  | { type: 'skipped'; id: string }
  | { type: 'same-switched'; kind: ItemKind; on: boolean }
  | { type: 'submitted'; id: string }
  | { type: 'failed' }
  /** An item was saved, and copied to others. Ends a submission. */
  | { type: 'saved'; savedIds: readonly string[]; failedCopyIds: readonly string[] };

/** @param openId the item to open, such as that of a link; the first that needs a prescription without it. */
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

export function statusOf(state: StepState<StatefulItem>, item: StatefulItem): ItemStatus {
  const { id } = item;
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

/** Whether the form of an item is shown, instead of what it has. */
export function isFormOpen(state: StepState<StatefulItem>, item: StatefulItem): boolean {
  if (item.id === state.currentId && state.isEditing) return true;
  return ['needed', 'submitting'].includes(statusOf(state, item));
}

/** Whether an item gets the prescription of the first one of its kind instead of one of its own. */
export function usesSame(state: StepState<StatefulItem>, item: StatefulItem): boolean {
  const isEdited = item.id === state.currentId && state.isEditing;
  return state.same[item.kind] && !isFirst(state, item) && !isEdited;
}

/** The lenses of one prescription must be of one type (003 §4.1). */
export function haveSameLensType(items: readonly StatefulItem[]): boolean {
  return new Set(items.map(({ lensType }) => lensType)).size <= 1;
}

/** "Use the same prescription" needs two items; frames need lenses of one type. */
export function sameOptionOf(
  state: StepState<StatefulItem>,
  kind: ItemKind,
): 'hidden' | 'disabled' | 'enabled' {
  const items = itemsOf(state, kind);
  if (items.length < 2) return 'hidden';
  return kind === 'frame' && !haveSameLensType(items) ? 'disabled' : 'enabled';
}

/** A copied prescription of contact lenses is changed at the first item only (003 §4.1). */
export function canEdit(state: StepState<StatefulItem>, item: StatefulItem): boolean {
  return !(item.kind === 'contact' && state.same.contact && !isFirst(state, item));
}

/** The items to which the prescription of the first one is copied. */
export function copyTargets<Item extends StatefulItem>(state: StepState<Item>, kind: ItemKind): Item[] {
  return state.same[kind] ? itemsOf(state, kind).slice(1) : [];
}

/** Items with a prescription. */
export function countProvided(state: StepState<StatefulItem>): number {
  return state.items.filter((item) => statusOf(state, item) === 'provided').length;
}

/**
 * The next item that still needs a prescription and is not skipped (003 §4.1): after the current one and of its kind, then
 * of the other kind.
 */
export function nextOpenId(state: StepState<StatefulItem>): string | undefined {
  const { items, currentId } = state;
  const index = items.findIndex(({ id }) => id === currentId);
  const kind = items[index]?.kind;
  const inOrder = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  const open = inOrder.filter((item) => statusOf(state, item) === 'needed');
  return (open.find((item) => item.kind === kind) ?? open[0])?.id;
}

/** The first open item, or the first one of all. */
function firstShownId(state: StepState<StatefulItem>): string | undefined {
  return nextOpenId({ ...state, currentId: undefined }) ?? state.items[0]?.id;
}

function advance<Item extends StatefulItem>(state: StepState<Item>): StepState<Item> {
  const nextId = nextOpenId(state);
  return { ...state, isEditing: false, currentId: nextId ?? state.currentId, isDone: nextId === undefined };
}

/** Keeps what was done in this visit; forgets it for items that are gone. */
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

/** An item that is left with unsaved changes reverts to not provided (003 §4.1). */
function leaveCurrent<Item extends StatefulItem>(state: StepState<Item>, unsaved: boolean): StepState<Item> {
  const { currentId, revertedIds } = state;
  if (!unsaved || currentId === undefined) return state;
  return {
    ...state,
    revertedIds: [...without(revertedIds, [currentId]), currentId],
    skippedIds: without(state.skippedIds, [currentId]),
  };
}

/** Without a prescription of the first item there is nothing to copy, so that one is shown. */
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
