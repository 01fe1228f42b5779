import type { FrameModel, FrameShape } from '../../../models/frame';
import type { Localized } from '../../../models/localized';
import type { SeededRandom } from '../../../random';
import { joinText, mapText } from '../../localized-text';
import type { BrandProfile, BrandVoice } from '../brand-profile';
import { activeBrandSentences } from './active-brand-sentences';
import { details } from './detail-sentences';
import { everydayBrandSentences } from './everyday-brand-sentences';
import { expressiveBrandSentences } from './expressive-brand-sentences';
import { glamourBrandSentences } from './glamour-brand-sentences';
import { heritageBrandSentences } from './heritage-brand-sentences';
import { materialSentences } from './material-sentences';
import { minimalBrandSentences } from './minimal-brand-sentences';
import { angularShapeSentences } from './shape-sentences-angular';
import { softShapeSentences } from './shape-sentences-soft';
import { sunSentence } from './sun-sentences';

const shapeSentences: Record<FrameShape, readonly Localized[]> = {
  ...softShapeSentences,
  ...angularShapeSentences,
};

const brandSentences: Readonly<Record<string, readonly Localized[]>> = {
  ...heritageBrandSentences,
  ...minimalBrandSentences,
  ...glamourBrandSentences,
  ...expressiveBrandSentences,
  ...activeBrandSentences,
  ...everydayBrandSentences,
};

type SentenceKind = 'shape' | 'material' | 'brand' | 'detail';

/** Sentence orders by brand voice. The shape comes first: other sentences refer to it with "it". */
const sentenceOrders: Record<BrandVoice, readonly (readonly SentenceKind[])[]> = {
  classic: [
    ['shape', 'material', 'brand'],
    ['shape', 'brand', 'detail'],
    ['shape', 'detail', 'material'],
  ],
  modern: [
    ['shape', 'detail', 'brand'],
    ['shape', 'brand', 'material'],
  ],
  warm: [
    ['shape', 'brand', 'material'],
    ['shape', 'material', 'detail', 'brand'],
  ],
  technical: [
    ['shape', 'material', 'detail'],
    ['shape', 'detail', 'material', 'brand'],
  ],
  playful: [
    ['shape', 'brand', 'detail'],
    ['shape', 'detail', 'brand'],
  ],
  bold: [
    ['shape', 'brand'],
    ['shape', 'material', 'brand'],
    ['shape', 'detail', 'brand'],
  ],
};

/**
 * Product description in the three languages, built from the model's data: shape, material, a detail about fit or (for
 * sunglasses) the lenses, and a brand sentence.
 */
export function describeFrame(
  frame: Omit<FrameModel, 'description' | 'promotion'>,
  brand: BrandProfile,
  random: SeededRandom,
): Localized {
  const sentenceOf: Record<SentenceKind, () => Localized> = {
    shape: () => random.pick(shapeSentences[frame.shape]),
    material: () => random.pick(materialSentences[frame.material]),
    brand: () => random.pick(brandSentences[brand.slug] ?? []),
    detail: () => detailSentence(frame, random),
  };
  const order = random.pick(sentenceOrders[brand.voice]);
  const sentenceKinds =
    order.includes('detail') || frame.category === 'eyeglasses' ? order : [...order, 'detail' as const];
  return fillPlaceholders(
    joinText(
      sentenceKinds.map((kind) => sentenceOf[kind]()),
      ' ',
    ),
    frame,
  );
}

/** A sentence about the lenses for sunglasses, or about build or fit for eyeglasses. */
function detailSentence(
  frame: Omit<FrameModel, 'description' | 'promotion'>,
  random: SeededRandom,
): Localized {
  if (frame.category === 'sunglasses') return sunSentence(frame.colors);
  const applicable = details.filter((detail) => detail.appliesTo(frame));
  return random.pick(random.pick(applicable).sentences);
}

function fillPlaceholders(
  sentences: Localized,
  frame: Omit<FrameModel, 'description' | 'promotion'>,
): Localized {
  const values: Record<string, string> = {
    name: frame.modelName,
    eye: String(frame.size.eye),
    bridge: String(frame.size.bridge),
    temple: String(frame.size.temple),
    height: String(frame.size.lensHeight),
    width: String(frame.size.totalWidth),
  };
  return mapText(sentences, (value) => value.replace(/\{(\w+)\}/g, (match, key) => values[key] ?? match));
}
