import { frameCompatibility, type PowerOutsideRange } from '@/domain/prescription/frame-compatibility';
import { totalPowerRange } from '@/domain/prescription/total-power-range';
import { toEyes } from '@/platform/prescription/entered-values';
import type { StoredPrescription } from '@/platform/prescription/stored-prescription';

/** What the catalogue says of a frame's lenses. */
export interface FrameLimits {
  /** Whether prescription lenses can be fitted at all (attribute ROXABLE). */
  prescriptionReady: boolean;
  /** Total powers that it takes, in dioptres, as the catalogue writes them (000 §3, Frame); open where it does not. */
  minTotalPower: string | undefined;
  maxTotalPower: string | undefined;
}

/** Whether a frame takes a prescription and, where it does not, why. */
export type FrameFit =
  | { takesIt: true }
  /** `reasons` is empty for a frame without prescription lenses. */
  | { takesIt: false; reasons: readonly PowerOutsideRange[] };

/** The rule of 003 §5, for one frame. */
export function fitOf(
  prescription: StoredPrescription,
  { prescriptionReady, minTotalPower, maxTotalPower }: FrameLimits,
): FrameFit {
  if (!prescriptionReady) return { takesIt: false, reasons: [] };
  const range = totalPowerRange(minTotalPower, maxTotalPower);
  const answer = frameCompatibility(toEyes(prescription), range);
  return answer.status === 'incompatible' ? { takesIt: false, reasons: answer.reasons } : { takesIt: true };
}
