import rows from '../../data/contact-lens-sentences.json' with { type: 'json' };
import type { ContactLens } from '../../models/contact-lens';
import type { Localized } from '../../models/localized';
import type { SeededRandom } from '../../random';
import { joinText, mapText } from '../localized-text';
import type { ContactLensDesign } from './lens-design';

/** Sentences of the descriptions. Placeholders such as `{brand}` and `{min}` are replaced later. */
export interface ContactLensSentences {
  wear: Record<ContactLens['wear'], readonly Localized[]>;
  kind: Record<ContactLens['kind'], readonly Localized[]>;
  box: Localized;
}

/** A test checks the file against the schema. */
const sentences: ContactLensSentences = rows;

/** Returns the product description in three languages: wear, purpose, contents of the box. */
export function describeContactLens(
  design: ContactLensDesign,
  boxSize: number,
  random: SeededRandom,
): Localized {
  const template = joinText(
    [random.pick(sentences.wear[design.wear]), random.pick(sentences.kind[design.kind]), sentences.box],
    ' ',
  );
  return mapText(template, (value, language) => {
    const values: Record<string, string> = {
      brand: design.brand,
      min: signed(design.power[0], language),
      max: signed(design.power[1], language),
      cylinder: signed(design.cylinderTo ?? 0, language),
      colors: String(design.colors?.length ?? 0),
      box: String(boxSize),
    };
    return value.replace(/\{(\w+)\}/g, (match, key) => values[key] ?? match);
  });
}

/** Returns a power as on prescriptions: with a sign and two decimals; French uses the decimal comma. */
function signed(power: number, language: keyof Localized): string {
  const digits = Math.abs(power).toFixed(2);
  return (power < 0 ? '−' : '+') + (language === 'fr' ? digits.replace('.', ',') : digits);
}
