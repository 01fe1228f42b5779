import { createStore, useStoreValue } from '@/lib/state/create-store';
import type { ItemDraft } from '../forms/item-draft';

/**
 * Unsaved drafts by item. In memory only, since they name patients and doctors: they survive a change of the shown item, a
 * failure, and signing in again, but neither leaving the step nor a reload. Written in the browser only.
 */
const drafts = createStore<ReadonlyMap<string, ItemDraft>>(new Map());

export function readDraft(itemId: string): ItemDraft | undefined {
  return drafts.read().get(itemId);
}

export function storeDraft(itemId: string, draft: ItemDraft): void {
  drafts.set(new Map(drafts.read()).set(itemId, draft));
}

export function forgetDraft(itemId: string): void {
  if (!drafts.read().has(itemId)) return;
  const rest = new Map(drafts.read());
  rest.delete(itemId);
  drafts.set(rest);
}

export function forgetDrafts(): void {
  if (drafts.read().size > 0) drafts.set(new Map());
}

export function useHasDraft(itemId: string | undefined): boolean {
  return useStoreValue(drafts, (all) => itemId !== undefined && all.has(itemId));
}

export function useHasDrafts(): boolean {
  return useStoreValue(drafts, (all) => all.size > 0);
}
