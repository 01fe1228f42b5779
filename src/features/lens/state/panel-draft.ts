import type { StoredPrescription } from '@/domain/prescription/stored-prescription';
import { isStoredPrescription } from '@/lib/prescription/stored-prescription';
import type { UploadedPicture } from '@/lib/prescription/uploaded-picture';
import { useStoreValue } from '@/lib/state/create-store';
import { storageValue } from '@/lib/storage/storage-value';
import { validWhen } from '@/lib/storage/validators';

/**
 * Input of the prescription step for certain glasses. It has prescription values, so it ends with the tab, like the
 * prescription cookie with the session; never in `lastLensSelection`.
 */
export interface PanelDraft {
  /** Typed but not submitted input of the form; opaque. */
  form?: unknown;
  /** Values that the form has accepted. */
  accepted?: StoredPrescription | undefined;
  /** Power of ready readers, in diopters. */
  readersPower?: number | undefined;
  /** The picture that was sent instead of values. */
  picture?: UploadedPicture | undefined;
}

type PanelDrafts = Readonly<Record<string, PanelDraft>>;

/** Drafts by glasses: the UPC of a product page's frame, or the order item that is edited. */
const drafts = storageValue<PanelDrafts>({
  area: 'session',
  key: 'lensPanelDrafts',
  validate: validWhen(areDrafts),
});

export function usePanelDraft(glasses: string): PanelDraft | undefined {
  return useStoreValue(drafts, (all) => all?.[glasses]);
}

/** Returns the draft, outside React. */
export function readDraft(glasses: string): PanelDraft | undefined {
  return drafts.read()?.[glasses];
}

/** Merges changes; a value of undefined removes one. */
export function updateDraft(glasses: string, changes: PanelDraft): void {
  const all = drafts.read();
  drafts.write({ ...all, [glasses]: { ...all?.[glasses], ...changes } });
}

export function clearDraft(glasses: string): void {
  const { [glasses]: _, ...others } = drafts.read() ?? {};
  drafts.write(others);
}

function areDrafts(value: unknown): value is PanelDrafts {
  return typeof value === 'object' && value !== null && Object.values(value).every(isDraft);
}

function isDraft(value: unknown): value is PanelDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { accepted, readersPower, picture } = value as PanelDraft;
  return (
    (accepted === undefined || isStoredPrescription(accepted)) &&
    ['number', 'undefined'].includes(typeof readersPower) &&
    (picture === undefined || typeof picture?.savedFileName === 'string')
  );
}
