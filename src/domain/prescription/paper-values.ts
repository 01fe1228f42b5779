import type { LanguageTag } from '../locale/locales';
import { formatDiopters } from './diopters';
import type { EyePrescription } from './prescription';

/** Notation of a paper prescription in the shopper's language. */
export interface PaperNotation {
  languageTag: LanguageTag;
  /** The paper's name of the axis: AXIS, in French AXE. SPH, CYL and ADD are the same everywhere. */
  axisName: string;
}

/** Returns the values of an eye as the paper writes them: "SPH −2.25", "CYL −0.75", "AXIS 90", "ADD +2.00". */
export function paperValues(
  { sphere, cylinder, axis, add }: EyePrescription,
  { languageTag, axisName }: PaperNotation,
): readonly string[] {
  const power = (value: number) => formatDiopters(value, languageTag);
  const values = [
    `SPH ${power(sphere)}`,
    cylinder ? `CYL ${power(cylinder)}` : undefined,
    cylinder && axis !== undefined ? `${axisName} ${axis}` : undefined,
    add ? `ADD ${power(add)}` : undefined,
  ];
  // No-break spaces inside a value, so that lines break between values.
  return values.filter((value) => value !== undefined).map((value) => value.replace(' ', '\u00A0'));
}
