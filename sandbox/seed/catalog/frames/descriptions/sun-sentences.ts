import type { FrameColor } from '../../../models/frame';
import type { Localized } from '../../../models/localized';
import { frameSentences } from './frame-sentences';

const { sunLens: sentences } = frameSentences;

/** Returns a sentence that is true for the sun lenses of all colors of the model. */
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
