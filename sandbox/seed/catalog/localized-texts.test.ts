import { describe, expect, it } from 'vitest';
import type { Localized } from '../models/localized';
import { seedCatalog } from './seed-catalog';

const catalog = seedCatalog();
const namedTexts: [string, Localized][] = [
  ...catalog.frames.map((frame): [string, Localized] => [frame.modelName, frame.description]),
  ...catalog.frames.flatMap((frame) =>
    frame.colors.flatMap((color): [string, Localized][] => [
      [frame.modelName, color.colorName],
      ...(color.sunLens ? [[frame.modelName, color.sunLens.name] as [string, Localized]] : []),
    ]),
  ),
  ...catalog.contactLenses.map((lens): [string, Localized] => [lens.name, lens.description]),
  ...catalog.lensPackages.flatMap((lens): [string, Localized][] => [
    [lens.upc, lens.name],
    [lens.upc, lens.description],
  ]),
  ...catalog.warranties.flatMap((plan): [string, Localized][] => [
    [plan.id, plan.title],
    [plan.id, plan.description],
  ]),
];
const findOffending = (test: (value: Localized) => boolean) => namedTexts.filter(([, value]) => test(value));
const anyLanguage = (pattern: RegExp) =>
  findOffending(({ en, es, fr }) => [en, es, fr].some((value) => pattern.test(value)));

describe('texts of the catalog', () => {
  it('exist in all three languages', () => {
    expect(findOffending(({ en, es, fr }) => [en, es, fr].some((value) => value.trim() === ''))).toEqual([]);
  });

  it('contain no unfilled placeholder, double space or straight apostrophe', () => {
    expect(anyLanguage(/[{}]|undefined|NaN| {2}|'| ,| \./)).toEqual([]);
  });

  it('use no English word with different US and Canadian spellings', () => {
    const spelledDifferently =
      /colou?r|gr[ae]y|cent(er|re)|mou?ld|favou?r|jewel(le)?ry|(milli)?met(er|re)\b|polarised/i;
    expect(findOffending(({ en }) => spelledDifferently.test(en))).toEqual([]);
  });

  it('make no health claims', () => {
    const claims =
      /strain|fatig|sleep better|sueño|sommeil|retina|rétine|protects? your eyes|headache|dolor|cansancio/i;
    expect(anyLanguage(claims)).toEqual([]);
  });

  it('have many different descriptions', () => {
    const patterns = catalog.frames.map((frame) =>
      frame.description.en.replaceAll(frame.modelName, '').replaceAll(/\d+/g, ''),
    );
    expect(new Set(patterns).size).toBeGreaterThan(500);
  });

  it('agree in gender: no feminine sentence follows a masculine opening', () => {
    const sequel = /\. (Elle est|Está hecha|Se hizo|Elle) /;
    const masculine = /^(Un |Ce |Cet |Este |Bas,|Bajo,|Plus rond |Más redondo )|\b(est un|es un) /;
    const wrong = catalog.frames.filter(({ description: { es, fr } }) =>
      [es, fr].some((value) => sequel.test(value) && masculine.test(value)),
    );
    expect(wrong.map((frame) => frame.description.fr)).toEqual([]);
  });

  it('have frame descriptions between 60 and 420 characters', () => {
    const lengths = catalog.frames.flatMap(({ description }) => [
      description.en,
      description.es,
      description.fr,
    ]);
    expect(lengths.filter(({ length }) => length < 60 || length > 420)).toEqual([]);
  });

  it('are translated to French and Spanish everywhere', () => {
    const same = catalog.frames.filter(
      ({ description: { en, es, fr } }) => en === es || en === fr || es === fr,
    );
    expect(same).toEqual([]);
  });
});
