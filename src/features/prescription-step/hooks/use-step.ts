import { useEffect, useReducer, useRef, useState } from 'react';
import type { Prescription } from '@/domain/prescription/prescription';
import { useSite } from '@/lib/site/site';
import { storageValue } from '@/lib/storage/storage-value';
import { validWhen } from '@/lib/storage/validators';
import type { StepItem, StepOrder } from '../api/step-item';
import { type SubmitResult, submitItem } from '../api/submit-item';
import { type SubmissionContext, toCopy, toSubmission } from '../api/to-submission';
import type { ItemDraft } from '../forms/item-draft';
import { isMadeFor } from '../state/is-made-for';
import { areItemIds, MAX_IDS } from '../state/item-ids';
import { forgetDraft, readDraft, useHasDraft } from '../state/step-drafts';
import { copyTargets, isFirst, itemsOf, otherTargets } from '../state/step-selectors';
import { initialStepState, stepReducer } from '../state/step-state';
import type { StepState } from '../state/step-types';

export interface StepOptions extends Pick<SubmissionContext, 'link'> {
  isMember: boolean;
  /** Order item id of the item to open. */
  openId: string | undefined;
}

export interface Step {
  state: StepState;
  current: StepItem | undefined;
  /** True for members, and for a shopper who turns out to be one. */
  needsConfirmation: boolean;
  open: (id: string) => void;
  edit: (id: string) => void;
  cancelEdit: () => void;
  skip: (id: string) => void;
  switchSame: (kind: StepItem['kind'], on: boolean) => void;
  submit: (item: StepItem, draft: ItemDraft) => Promise<SubmitResult>;
  /** Copies the prescription of the first item to all others of its kind. */
  copyFirst: (shown: StepItem) => Promise<SubmitResult>;
}

/** Manages the transitions of the step with their calls (003 §4.1). */
export function useStep({ items }: StepOrder, { openId, isMember, link }: StepOptions): Step {
  const site = useSite();
  const [state, dispatch] = useReducer(stepReducer<StepItem>, items, (all) => initialStepState(all, openId));
  // Ids of this visit, until the items have them.
  const [savedAs, setSavedAs] = useState<ReadonlyMap<string, string>>(new Map());
  // Treats a shopper who could not be identified as a guest, until the commerce API requires the confirmation.
  const [isRequired, setRequired] = useState(false);
  const needsConfirmation = isMember || isRequired;
  const context: SubmissionContext = { needsConfirmation, link };
  const busy = useRef(false);

  // Another tab's submission for the shown item must not remove the current input.
  const isEntering = useHasDraft(state.currentId);
  useEffect(() => {
    if (!isEntering) dispatch({ type: 'loaded', items });
  }, [items, isEntering]);
  useEffect(() => dispatch({ type: 'skips-restored', ids: readSkippedItems(), openId }), [openId]);
  const { skippedIds } = state;
  const storedSkips = useRef(skippedIds);
  useEffect(() => {
    if (storedSkips.current !== skippedIds) storeSkippedItems(skippedIds);
    storedSkips.current = skippedIds;
  }, [skippedIds]);

  const current = state.items.find(({ id }) => id === state.currentId);
  const isUnsaved = () => state.currentId !== undefined && readDraft(state.currentId) !== undefined;

  /** Runs one submission at a time: a second click does nothing. */
  const run = async (shown: StepItem, send: () => Promise<SubmitResult>): Promise<SubmitResult> => {
    if (busy.current) return { status: 'failed' };
    busy.current = true;
    dispatch({ type: 'submitted', id: shown.id });
    try {
      const result = await send();
      if (result.status !== 'saved') dispatch({ type: 'failed' });
      if (result.status === 'rejected' && result.rejection[0] === 'confirmed') setRequired(true);
      return result;
    } finally {
      busy.current = false;
    }
  };

  const copyTo = async (
    targets: readonly StepItem[],
    source: { id: string; prescriptionId: string; values: Prescription | undefined },
  ) => {
    const results = new Map<string, SubmitResult>();
    for (const target of targets) {
      const result: SubmitResult = isMadeFor(target, source.values)
        ? await submitItem(site, toCopy(target, source, context))
        : { status: 'failed' };
      results.set(target.id, result);
    }
    const saved = [...results.keys()].filter((id) => results.get(id)?.status === 'saved');
    const failed = [...results.keys()].filter((id) => !saved.includes(id));
    for (const id of saved) forgetDraft(id);
    return { saved, failed, results };
  };

  const submit = (item: StepItem, draft: ItemDraft) =>
    run(item, async () => {
      const prescriptionId = savedAs.get(item.id) ?? item.prescriptionId;
      const result = await submitItem(site, toSubmission({ ...item, prescriptionId }, draft, context));
      if (result.status !== 'saved') return result;
      const targets = isFirst(state, item) ? copyTargets(state, item.kind) : [];
      const copies = await copyTo(targets, {
        id: item.id,
        prescriptionId: result.prescriptionId,
        values: draft.method === 'saved' ? draft.saved?.values : undefined,
      });
      setSavedAs((ids) => new Map(ids).set(item.id, result.prescriptionId));
      forgetDraft(item.id);
      dispatch({ type: 'saved', savedIds: [item.id, ...copies.saved], failedCopyIds: copies.failed });
      return result;
    });

  const copyFirst = (shown: StepItem) =>
    run(shown, async () => {
      const [first] = itemsOf(state, shown.kind);
      const prescriptionId = first && (savedAs.get(first.id) ?? first.prescriptionId);
      if (!first || !prescriptionId) return { status: 'failed' };
      const { saved, failed, results } = await copyTo(otherTargets(state, shown.kind), {
        id: first.id,
        prescriptionId,
        values: first.given.values,
      });
      dispatch({ type: 'saved', savedIds: saved, failedCopyIds: failed });
      return results.get(shown.id) ?? { status: 'saved', prescriptionId };
    });

  return {
    state,
    current,
    needsConfirmation,
    open: (id) => dispatch({ type: 'opened', id, unsaved: isUnsaved() }),
    edit: (id) => dispatch({ type: 'edited', id, unsaved: isUnsaved() }),
    cancelEdit: () => {
      if (current) forgetDraft(current.id);
      dispatch({ type: 'edit-canceled' });
    },
    skip: (id) => dispatch({ type: 'skipped', id }),
    switchSame: (kind, on) => dispatch({ type: 'same-switched', kind, on }),
    submit,
    copyFirst,
  };
}

/** Order item ids that the shopper skipped; ids only. The commerce API has no call for it. */
const skippedItems = storageValue({
  area: 'session',
  key: 'skippedPrescriptions',
  validate: validWhen(areItemIds),
});

function readSkippedItems(): readonly string[] {
  return skippedItems.read() ?? [];
}

function storeSkippedItems(ids: readonly string[]): void {
  if (ids.length === 0) skippedItems.clear();
  else skippedItems.write(ids.slice(-MAX_IDS));
}
