import { formatDiopters } from './diopters';
import type { EyePrescription } from './prescription';

/** The values of an eye as the paper writes them: "SPH −2.25", "CYL −0.75", "AXIS 90", "ADD +2.00". */
export function paperValues({ sphere, cylinder, axis, add }: EyePrescription): readonly string[] {
  const values = [
    `SPH ${formatDiopters(sphere)}`,
    cylinder ? `CYL ${formatDiopters(cylinder)}` : undefined,
    cylinder && axis !== undefined ? `AXIS ${axis}` : undefined,
    add ? `ADD ${formatDiopters(add)}` : undefined,
  ];
  // No-break spaces inside a value, so that lines break between values.
  return values.filter((value) => value !== undefined).map((value) => value.replace(' ', '\u00A0'));
}
