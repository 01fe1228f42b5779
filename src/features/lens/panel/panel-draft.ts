import { storageValue } from '@/lib/storage/storage-value';

/**
 * What was typed in the prescription step, for a reload. It has prescription values, so it ends with the tab, like the
 * prescription cookie with the session; never in `lastLensSelection`.
 */
export interface PanelDraft {
  /** Of the entry form; opaque. */
  form?: unknown;
  /** Power of ready readers, in diopters. */
  readersPower?: number | undefined;
}

export const panelDraft = storageValue<PanelDraft>({
  area: 'session',
  key: 'lensPanelDraft',
  schema: {
    safeParse: (value) => (isDraft(value) ? { success: true, data: value } : { success: false }),
  },
});

export function updateDraft(changes: PanelDraft): void {
  panelDraft.write({ ...panelDraft.read(), ...changes });
}

function isDraft(value: unknown): value is PanelDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { readersPower } = value as PanelDraft;
  return readersPower === undefined || typeof readersPower === 'number';
}
