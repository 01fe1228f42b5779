import { frameCompatibility, type PowerOutsideRange } from '@/domain/prescription/frame-compatibility';
import { totalPowerRange } from '@/domain/prescription/total-power-range';
import { toEyes } from '@/lib/prescription/entered-values';
import type { StoredPrescription } from '@/lib/prescription/stored-prescription';

/** Lens limits of a frame from the catalog. */
export interface FrameLimits {
  /** Whether prescription lenses can be fitted at all (attribute ROXABLE). */
  prescriptionReady: boolean;
  /** Range of total powers in diopters, as decimal text (000 §3, Frame); an undefined end is open. */
  minTotalPower: string | undefined;
  maxTotalPower: string | undefined;
}

/** Whether a frame fits a prescription, and why not. */
export type FrameFitResult =
  | { compatible: true }
  /** `reasons` is empty for a frame that takes no prescription lenses. */
  | { compatible: false; reasons: readonly PowerOutsideRange[] };

/** Applies the rule of 003 §5 to one frame. */
export function checkFrameFit(
  prescription: StoredPrescription,
  { prescriptionReady, minTotalPower, maxTotalPower }: FrameLimits,
): FrameFitResult {
  if (!prescriptionReady) return { compatible: false, reasons: [] };
  const range = totalPowerRange(minTotalPower, maxTotalPower);
  const compatibility = frameCompatibility(toEyes(prescription), range);
  return compatibility.status === 'incompatible'
    ? { compatible: false, reasons: compatibility.reasons }
    : { compatible: true };
}
