import { useMemo } from 'react';
import { isCompleteFor } from '@/domain/lens/complete-for';
import type { LensFacts } from '@/domain/lens/lens-facts';
import type { LensFrame } from '@/domain/lens/lens-frame';
import { isMadeFor, readersPrescription } from '@/domain/lens/lens-limits';
import { isPrescriptionLens, isReaders } from '@/domain/lens/lens-type';
import type { Prescription } from '@/domain/prescription/prescription';
import { type StoredPrescription, toPrescription } from '@/domain/prescription/stored-prescription';
import { storedPrescription } from '@/lib/prescription/stored-prescription';
import type { UploadedPicture } from '@/lib/prescription/uploaded-picture';
import { useStoreValue } from '@/lib/state/create-store';
import type { LensSelection } from './lens-selection';
import { pairPrescription } from './pair-prescription';
import { type PanelDraft, usePanelDraft } from './panel-draft';

/** Prescription input for the chosen lens. Empty if the lens takes no prescription, or if the shopper adds it later. */
export interface EnteredPrescription {
  prescription?: Prescription | undefined;
  picture?: UploadedPicture | undefined;
  /** The prescription was changed on another page, to one that the lens is not made for. */
  isMismatch?: boolean | undefined;
}

export interface ChosenFor {
  lens: LensFacts;
  frame: LensFrame;
  selection: LensSelection;
}

/** Returns the prescription input. Cookie and draft may have ended before the selection, which persists for a day. */
export function enteredPrescription(
  { lens, frame: { totalPower }, selection }: ChosenFor,
  { draft, stored }: { draft: PanelDraft | undefined; stored: StoredPrescription | undefined },
): EnteredPrescription {
  const { accepted, readersPower, picture } = draft ?? {};
  if (!isPrescriptionLens(lens.type)) return {};
  if (isReaders(lens.type)) {
    return readersPower === undefined ? {} : { prescription: readersPrescription(readersPower) };
  }
  if (selection.prescription === 'uploaded') return { picture };
  const own = selection.prescription === 'typed' ? pairPrescription(accepted, stored) : undefined;
  const prescription = own && toPrescription(own);
  if (!prescription || !isCompleteFor(lens.type, prescription)) return {};
  return isMadeFor(lens, { totalPower, prescription }) ? { prescription } : { isMismatch: true };
}

const NOTHING: EnteredPrescription = {};

/** Returns the prescription input. `chosen` must be stable. */
export function useEnteredPrescription(chosen: ChosenFor | undefined, frameUpc: string): EnteredPrescription {
  const draft = usePanelDraft(frameUpc);
  const stored = useStoreValue(storedPrescription);
  return useMemo(
    () => (chosen ? enteredPrescription(chosen, { draft, stored }) : NOTHING),
    [chosen, draft, stored],
  );
}
