import type { ContactLens } from '../../models/contact-lens';
import type { Localized } from '../../models/localized';
import type { SeededRandom } from '../../random';
import { joinText, mapText, text } from '../localized-text';
import type { ContactLensDesign } from './lens-design';

const wearSentences: Record<ContactLens['wear'], readonly Localized[]> = {
  daily: [
    text(
      'Open a fresh pair of {brand} lenses each morning and throw them away at night.',
      'Abre un par nuevo de lentes {brand} cada mañana y deséchalo por la noche.',
      'Ouvrez une nouvelle paire de lentilles {brand} chaque matin et jetez-la le soir.',
    ),
    text(
      'A single-use lens that needs neither case nor solution.',
      'Un lente de un solo uso que no necesita estuche ni solución.',
      'Une lentille à usage unique qui se passe d’étui et de solution.',
    ),
    text(
      'This daily lens goes straight from the blister to the eye, then into the bin.',
      'Este lente diario pasa del blíster al ojo y, al final del día, a la basura.',
      'Cette lentille journalière passe de l’emballage à l’œil, puis à la poubelle en fin de journée.',
    ),
  ],
  'two-week': [
    text(
      'Worn by day and cleaned every night, a pair lasts two weeks.',
      'Se usa de día y se limpia cada noche; un par dura dos semanas.',
      'Portée le jour et nettoyée chaque soir, une paire dure deux semaines.',
    ),
    text(
      'A two-week lens for people who like a regular change.',
      'Un lente de dos semanas para quien prefiere un cambio regular.',
      'Une lentille de deux semaines pour ceux qui aiment en changer souvent.',
    ),
  ],
  monthly: [
    text(
      'Worn by day and cleaned every night, a pair lasts a month.',
      'Se usa de día y se limpia cada noche; un par dura un mes.',
      'Portée le jour et nettoyée chaque soir, une paire dure un mois.',
    ),
    text(
      'A monthly lens in breathable silicone hydrogel.',
      'Un lente mensual de hidrogel de silicona, permeable al oxígeno.',
      'Une lentille mensuelle en silicone hydrogel, perméable à l’oxygène.',
    ),
  ],
};

const kindSentences: Record<ContactLens['kind'], readonly Localized[]> = {
  sphere: [
    text(
      'Made for nearsighted and farsighted eyes, from {min} to {max}.',
      'Hecho para ojos con miopía o hipermetropía, de {min} a {max}.',
      'Conçue pour les yeux myopes et hypermétropes, de {min} à {max}.',
    ),
    text(
      'Powers run from {min} to {max}, in quarter steps up to 6.00.',
      'Las graduaciones van de {min} a {max}, en pasos de un cuarto hasta 6.00.',
      'Les puissances vont de {min} à {max}, par quarts jusqu’à 6,00.',
    ),
  ],
  toric: [
    text(
      'A toric design that stays level, for eyes with astigmatism.',
      'Un diseño tórico que se mantiene nivelado, para ojos con astigmatismo.',
      'Une forme torique qui reste bien d’aplomb, pour les yeux astigmates.',
    ),
    text(
      'For astigmatism, with cylinders down to {cylinder}.',
      'Para el astigmatismo, con cilindros de hasta {cylinder}.',
      'Pour l’astigmatisme, avec des cylindres jusqu’à {cylinder}.',
    ),
  ],
  multifocal: [
    text(
      'Several zones share the lens, so that far and near both come into focus.',
      'Varias zonas comparten el lente para enfocar tanto de lejos como de cerca.',
      'Plusieurs zones se partagent la lentille pour une vision nette de loin comme de près.',
    ),
    text(
      'A multifocal design for eyes that have begun to need reading glasses.',
      'Un diseño multifocal para ojos que empiezan a necesitar anteojos de lectura.',
      'Une forme multifocale pour les yeux qui commencent à demander des lunettes de lecture.',
    ),
  ],
  colour: [
    text(
      'It changes the look of the iris, in {colors} tones; a prescription is needed even without power.',
      'Cambia el aspecto del iris, en {colors} tonos; requiere receta incluso sin graduación.',
      'Elle change l’aspect de l’iris, en {colors} tons; une ordonnance est requise même sans puissance.',
    ),
    text(
      '{colors} tones with a soft outer ring; sold on prescription only, with or without power.',
      '{colors} tonos con un suave anillo exterior; se vende solo con receta, con o sin graduación.',
      '{colors} tons au doux contour extérieur; vendue sur ordonnance seulement, avec ou sans puissance.',
    ),
  ],
};

const boxSentence = text('{box} lenses per box.', '{box} lentes por caja.', '{box} lentilles par boîte.');

/** Product description in three languages: wear, purpose, contents of the box. */
export function describeContactLens(
  design: ContactLensDesign,
  boxSize: number,
  random: SeededRandom,
): Localized {
  const template = joinText(
    [random.pick(wearSentences[design.wear]), random.pick(kindSentences[design.kind]), boxSentence],
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

/** A power as on prescriptions: with a sign and two decimals; French uses the decimal comma. */
function signed(power: number, language: keyof Localized): string {
  const digits = Math.abs(power).toFixed(2);
  return (power < 0 ? '−' : '+') + (language === 'fr' ? digits.replace('.', ',') : digits);
}
