import { formatDiopters } from '@/domain/prescription/diopters';
import type { EyePrescription } from '@/domain/prescription/prescription';

/** The values of an eye as the paper writes them. */
export function PaperValues({ eye: { sphere, cylinder, axis, add } }: { eye: EyePrescription }) {
  const values = [
    `SPH ${formatDiopters(sphere)}`,
    cylinder ? `CYL ${formatDiopters(cylinder)}` : undefined,
    cylinder && axis !== undefined ? `AXIS ${axis}` : undefined,
    add ? `ADD ${formatDiopters(add)}` : undefined,
  ].filter((value) => value !== undefined);
  // No-break spaces inside a value, so that lines break between values.
  return values.map((value) => value.replace(' ', '\u00A0')).join('  ');
}
