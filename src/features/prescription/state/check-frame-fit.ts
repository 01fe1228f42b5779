import type { PrescriptionLimits } from '@/domain/catalog/prescription-limits';
import { parseDiopters } from '@/domain/prescription/diopters';
import type { Eye } from '@/domain/prescription/eye';
import {
  type EyeValues,
  frameCompatibility,
  type PowerOutsideRange,
} from '@/domain/prescription/frame-compatibility';
import type { StoredPrescription } from '@/domain/prescription/stored-prescription';

/** Result of checking a frame against a prescription, with reasons. */
export type FrameFitResult =
  | { compatible: true }
  /** `reasons` is empty for a frame that takes no prescription lenses. */
  | { compatible: false; reasons: readonly PowerOutsideRange[] };

/** Applies the rule of 003 §5 to one frame. */
export function checkFrameFit(
  prescription: StoredPrescription,
  { prescriptionReady, totalPower }: PrescriptionLimits,
): FrameFitResult {
  if (!prescriptionReady) return { compatible: false, reasons: [] };
  const compatibility = frameCompatibility(toEyes(prescription), totalPower);
  return compatibility.status === 'incompatible'
    ? { compatible: false, reasons: compatibility.reasons }
    : { compatible: true };
}

function toEyes({ SPH, CYL }: StoredPrescription): Readonly<Record<Eye, EyeValues>> {
  const eye = (side: 'OD' | 'OS'): EyeValues => ({
    sphere: parseDiopters(SPH[side]),
    cylinder: CYL && parseDiopters(CYL[side]),
  });
  return { right: eye('OD'), left: eye('OS') };
}
