import type { AttributeLookup } from '../catalog/attributes';
import type { LanguageTag } from '../locale/locales';
import { localizeNumber } from '../locale/localize-number';
import type { ContactLensParameter } from './combinations';

/** Returns the localized name of a parameter, from the commerce API. */
export function parameterLabel(attribute: AttributeLookup, name: ContactLensParameter): string {
  return attribute(name)?.name || name;
}

/** Formats a value for shoppers: "−2.25", "8.5 mm", "90°", "Low". */
export function valueLabel(
  attribute: AttributeLookup,
  name: ContactLensParameter,
  value: string,
  languageTag: LanguageTag,
): string {
  const entry = attribute(name)?.values.find(({ identifier, value: text }) => (identifier || text) === value);
  const text = localizeNumber(entry?.value ?? value, languageTag);
  const unit = entry?.unitOfMeasure;
  if (unit === '°') return `${text}°`;
  return unit === 'mm' ? `${text}\u00a0mm` : text;
}
