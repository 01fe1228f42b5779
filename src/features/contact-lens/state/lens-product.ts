import { type AttributeLookup, attributeText } from '@/domain/catalog/attributes';
import type { ProductPrice } from '@/domain/catalog/price';
import { annualSupply } from '@/domain/contact-lens/annual-supply';
import type { ContactLensParameter } from '@/domain/contact-lens/combinations';
import { localizeNumber } from '@/domain/locale/localize-number';

/** What ordering needs to know about a contact lens. */
export interface LensProduct {
  /** Catentry id. */
  id: string;
  upc: string;
  /** Of one box; undefined while it is on request. */
  price: ProductPrice | undefined;
  soldOut: boolean;
  attribute: AttributeLookup;
}

/** Boxes for one eye and a year; undefined when the wear or the box is unknown, or a line cannot hold as many. */
export function annualBoxes({ attribute }: Pick<LensProduct, 'attribute'>): number | undefined {
  const wear = attribute('WEAR')?.values[0]?.identifier ?? '';
  return annualSupply(wear, Number(attributeText(attribute, 'BOX_SIZE')));
}

/** The localized name of a parameter, from the commerce API. */
export function parameterLabel(attribute: AttributeLookup, name: ContactLensParameter): string {
  return attribute(name)?.name || name;
}

/** A value as shoppers read it: "−2.25", "8.5 mm", "90°", "Low". */
export function valueLabel(
  attribute: AttributeLookup,
  name: ContactLensParameter,
  value: string,
  languageTag: string,
): string {
  const entry = attribute(name)?.values.find(({ identifier, value: text }) => (identifier || text) === value);
  const text = localizeNumber(entry?.value ?? value, languageTag);
  const unit = entry?.unitOfMeasure;
  if (unit === '°') return `${text}°`;
  return unit === 'mm' ? `${text}\u00a0mm` : text;
}
