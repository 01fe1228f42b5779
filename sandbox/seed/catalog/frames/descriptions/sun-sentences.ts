import type { FrameColor } from '../../../models/frame';
import type { Localized } from '../../../models/localized';
import { text } from '../../localized-text';

const sentences = {
  allPolarized: text(
    'Polarized lenses, fitted throughout, cut the glare from water and roads.',
    'Todos sus lentes son polarizados y reducen los reflejos del agua y del asfalto.',
    'Tous ses verres sont polarisés et réduisent les reflets de l’eau et de la route.',
  ),
  somePolarized: text(
    'Some versions come with polarized lenses, which cut the glare from water and roads.',
    'Algunas versiones llevan lentes polarizados, que reducen los reflejos del agua y del asfalto.',
    'Certaines versions portent des verres polarisés, qui réduisent les reflets de l’eau et de la route.',
  ),
  mirrored: text(
    'A mirror coat on the lenses keeps the eyes to yourself.',
    'El acabado espejado de los lentes guarda la mirada para uno mismo.',
    'Le traitement miroir des verres garde le regard pour soi.',
  ),
  gradient: text(
    'The gradient lenses are darker above and lighter below.',
    'Los lentes degradados son más oscuros arriba y más claros abajo.',
    'Les verres dégradés sont plus foncés en haut et plus clairs en bas.',
  ),
  light: text(
    'The pale tint is there for style more than for bright days.',
    'El tinte claro está más por estilo que para días de mucho sol.',
    'La teinte claire est là pour le style plus que pour le grand soleil.',
  ),
  plain: text(
    'The tinted lenses block UVA and UVB rays.',
    'Los lentes tintados bloquean los rayos UVA y UVB.',
    'Les verres teintés bloquent les rayons UVA et UVB.',
  ),
} as const satisfies Record<string, Localized>;

/** A sentence that is true for the sun lenses of all colors of the model. */
export function sunSentence(colors: readonly FrameColor[]): Localized {
  const lenses = colors.flatMap((color) => color.sunLens ?? []);
  const all = (test: (lens: (typeof lenses)[number]) => boolean) => lenses.length > 0 && lenses.every(test);
  if (all((lens) => lens.polarized)) return sentences.allPolarized;
  if (lenses.some((lens) => lens.polarized)) return sentences.somePolarized;
  if (all((lens) => lens.mirrored)) return sentences.mirrored;
  if (all((lens) => lens.gradient)) return sentences.gradient;
  if (all((lens) => lens.category === 1)) return sentences.light;
  return sentences.plain;
}
