import { paperValues } from '@/domain/prescription/paper-values';
import type { EyePrescription } from '@/domain/prescription/prescription';

/** The values of an eye as the paper writes them. */
export function PaperValues({ eye }: { eye: EyePrescription }) {
  return paperValues(eye).join('  ');
}
