import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { toCalendarDate } from '@/domain/dates/calendar-date';
import { savedFirst } from '@/lib/prescription-step/saved-first';
import type { StepItem } from '../api/step-item';
import { EMPTY_DRAFT, type ItemDraft, storedDraft } from '../forms/item-draft';
import { itemSchema } from '../forms/item-schema';
import { isFileRemoved } from '../state/removed-files';
import { forgetDraft, readDraft, storeDraft } from '../state/step-drafts';

/**
 * The form of an item. It begins with the draft, or with what is stored, and keeps the draft while the shopper types and
 * chooses.
 */
export function useItemForm(item: StepItem, isMember: boolean, patient: StepItem['given']['patient']) {
  const initial = useRef(startingDraft(item, isMember, patient));
  const form = useForm<ItemDraft>({
    resolver: zodResolver(
      itemSchema({ kind: item.kind, isMember, today: toCalendarDate(new Date()) }),
    ) as never,
    // What is empty is undefined: the form then takes what was typed before hydration.
    defaultValues: withoutEmpty(readDraft(item.id) ?? initial.current),
    // The form itself focuses the first invalid control of the document, as some controls are no inputs.
    shouldFocusError: false,
  });
  const { subscribe, setValue } = form;
  useEffect(() => {
    // Only the browser knows of a removal. What is submitted stays until another one is saved.
    if (item.provided || !initial.current.file || readDraft(item.id) || !isFileRemoved(item.id)) return;
    initial.current = { ...initial.current, file: undefined };
    setValue('file', undefined);
  }, [item, setValue]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isSame(values, initial.current)) forgetDraft(item.id);
          else storeDraft(item.id, { ...EMPTY_DRAFT, ...values });
        },
      }),
    [subscribe, item.id],
  );
  return form;
}

/** What is stored; after a sign-in of a member with saved prescriptions, their list. */
function startingDraft(item: StepItem, isMember: boolean, patient: StepItem['given']['patient']): ItemDraft {
  const stored = storedDraft(item, patient);
  return isMember && stored.method === '' && savedFirst.read() ? { ...stored, method: 'saved' } : stored;
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
