import { readersPrescription } from '@/domain/lens/lens-limits';
import { isPrescriptionLens, isReaders } from '@/domain/lens/lens-type';
import type { Prescription } from '@/domain/prescription/prescription';
import { toPrescription } from '@/domain/prescription/stored-prescription';
import { storedPrescription } from '@/lib/prescription/stored-prescription';
import { panelDraft } from '../panel/panel-draft';
import type { LensSelection } from './lens-selection';

/**
 * The prescription that belongs to the selected lens: what was typed, or the same power in both eyes for ready readers.
 * Undefined if the lens takes none, or if it comes later or as a picture. In the browser only.
 */
export function readLinePrescription({ type, prescription }: LensSelection): Prescription | undefined {
  if (!type || !isPrescriptionLens(type)) return undefined;
  if (isReaders(type)) {
    const power = panelDraft.read()?.readersPower;
    return power === undefined ? undefined : readersPrescription(power);
  }
  const stored = prescription === 'typed' ? storedPrescription.read() : undefined;
  return stored && toPrescription(stored);
}
