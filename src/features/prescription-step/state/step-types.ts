import type { ItemKind, StepItem } from '../api/step-item';

/** States of an item (003 §4.1). */
export type ItemStatus = 'needed' | 'submitting' | 'provided' | 'skipped';

/** The part of an item that the transitions need. */
export type StatefulItem = Pick<StepItem, 'id' | 'kind' | 'lensType' | 'provided' | 'skipped' | 'locked'>;

export interface StepState<Item extends StatefulItem = StepItem> {
  /** Latest items from the commerce API. */
  items: readonly Item[];
  /** The item that is shown; undefined without items. */
  currentId: string | undefined;
  /** True if the form of the current item is open although it has a prescription, or was skipped. */
  isEditing: boolean;
  submittingId: string | undefined;
  /** Saved in this visit; the items may not say so yet. */
  savedIds: readonly string[];
  /** Items that the shopper left with unsaved changes, so that they are not provided. */
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
  /** Restores the skipped items, which only the browser knows. */
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
