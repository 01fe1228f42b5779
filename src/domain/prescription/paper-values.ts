import { formatNumber } from '../locale/format-number';
import type { LanguageTag } from '../locale/locales';
import { formatDiopters } from './diopters';
import type { EyePrescription, HorizontalBase, VerticalBase } from './prescription';

/** Notation of a paper prescription in the shopper's language. */
export interface PaperNotation {
  languageTag: LanguageTag;
  /** The paper's name of the axis: AXIS, in French AXE. SPH, CYL and ADD are the same everywhere. */
  axisName: string;
  /** Returns a prism with its base: "PRISM 2.00 BASE OUT". */
  prism: (amount: string, base: HorizontalBase | VerticalBase) => string;
}

/**
 * Returns the values of an eye as the paper writes them: "SPH −2.25", "CYL −0.75", "AXIS 90", "ADD +2.00",
 * "PRISM 2.00 BASE OUT".
 */
export function paperValues(
  { sphere, cylinder, axis, add, prism }: EyePrescription,
  { languageTag, axisName, prism: formatPrism }: PaperNotation,
): readonly string[] {
  const power = (value: number) => formatDiopters(value, languageTag);
  const values = [
    `SPH ${power(sphere)}`,
    cylinder ? `CYL ${power(cylinder)}` : undefined,
    cylinder && axis !== undefined ? `${axisName} ${axis}` : undefined,
    add ? `ADD ${power(add)}` : undefined,
    ...[prism?.horizontal, prism?.vertical].map(
      (part) => part && formatPrism(formatNumber(part.amount, languageTag, { min: 2, max: 2 }), part.base),
    ),
  ];
  // No-break spaces inside a value, so that lines break between values.
  return values.filter((value) => value !== undefined).map((value) => value.replaceAll(' ', '\u00A0'));
}
