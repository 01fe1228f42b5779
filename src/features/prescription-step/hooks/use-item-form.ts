import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import { serverNow } from '@/lib/dates/server-time';
import { startsWithSaved } from '@/lib/prescription-step/starts-with-saved';
import type { Patient, StepItem } from '../api/step-item';
import { EMPTY_DRAFT, type ItemDraft, storedDraft } from '../forms/item-draft';
import { itemSchema } from '../forms/item-schema';
import { isFileKept } from '../state/kept-files';
import { forgetDraft, readDraft, storeDraft } from '../state/step-drafts';

export interface ItemFormOptions {
  /** The account can give and take a prescription of the item. */
  usesAccount: boolean;
  needsConfirmation: boolean;
  /** The patient of the contact lenses before, as a start. */
  patient: Patient | undefined;
}

/**
 * Manages the form of an item. It starts with the draft, or with the stored prescription, and saves the draft while the shopper
 * types and chooses.
 */
export function useItemForm(item: StepItem, { usesAccount, needsConfirmation, patient }: ItemFormOptions) {
  const [initial] = useState(() => startingDraft(item, usesAccount, patient));
  /** State of a form without changes. */
  const unchanged = useRef(initial);
  const form = useForm<ItemDraft>({
    resolver: zodResolver(
      itemSchema({ kind: item.kind, needsConfirmation, today: toCalendarDate(serverNow()) }),
    ) as never,
    // Empty values are undefined, so that the form takes what was typed before hydration.
    defaultValues: withoutEmpty(readDraft(item.id) ?? initial),
    // The form itself focuses the first invalid control of the document, as some controls are no inputs.
    shouldFocusError: false,
  });
  const { subscribe, setValue, getValues } = form;
  const uploads = useRef(0);
  const saveDraft = useCallback(
    (values: ItemDraft) => {
      if (uploads.current === 0 && isSame(values, unchanged.current)) forgetDraft(item.id);
      else storeDraft(item.id, { ...EMPTY_DRAFT, ...values });
    },
    [item.id],
  );
  useEffect(() => {
    // Only the browser knows of a removal. A submitted file stays until another one is saved.
    const { file } = unchanged.current;
    if (item.provided || !file || readDraft(item.id) || isFileKept(item.id, file.savedName)) return;
    unchanged.current = { ...unchanged.current, file: undefined };
    setValue('file', undefined);
  }, [item, setValue]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(values),
      }),
    [subscribe, saveDraft],
  );
  /** Treats a running upload like any other input: another tab's submission does not discard it, and leaving asks first. */
  const onUpload = (upload: Promise<boolean>) => {
    uploads.current += 1;
    saveDraft(getValues());
    void upload.then(() => {
      uploads.current -= 1;
      // The form may have been left, and the draft with it.
      if (readDraft(item.id)) saveDraft(getValues());
    });
  };
  return { form, onUpload };
}

/** Returns the stored prescription or, after the sign-in of a member with saved prescriptions, their list. */
function startingDraft(item: StepItem, usesAccount: boolean, patient: Patient | undefined): ItemDraft {
  const stored = storedDraft(item, patient);
  return usesAccount && stored.method === '' && startsWithSaved.read()
    ? { ...stored, method: 'saved' }
    : stored;
}

function isSame(draft: ItemDraft, stored: ItemDraft): boolean {
  return JSON.stringify(sorted(draft)) === JSON.stringify(sorted(stored));
}

function sorted(draft: ItemDraft): [string, unknown][] {
  return Object.entries(withoutEmpty(draft)).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function withoutEmpty(draft: ItemDraft): Partial<ItemDraft> {
  return Object.fromEntries(
    Object.entries(draft).filter(([, value]) => value !== undefined && value !== '' && value !== false),
  );
}
