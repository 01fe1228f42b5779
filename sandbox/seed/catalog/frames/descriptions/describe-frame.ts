import { keysOf } from '@/domain/data/keys-of';
import type { FrameColor, FrameModel } from '../../../models/frame';
import type { Localized } from '../../../models/localized';
import type { SeededRandom } from '../../../random';
import { joinText, mapText } from '../../localized-text';
import type { BrandProfile, BrandVoice } from '../brand-profile';
import { type FrameDetail, frameSentences } from './frame-sentences';

type SentenceKind = 'shape' | 'material' | 'brand' | 'detail';

/** Sentence orders by brand voice. The shape is first: other sentences refer to it with "it". */
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
 * Returns the product description in the three languages, built from the model's data: shape, material, a detail about fit or
 * (for sunglasses) the lenses, and a brand sentence.
 */
export function describeFrame(frame: DescribedFrame, brand: BrandProfile, random: SeededRandom): Localized {
  const sentenceOf: Record<SentenceKind, () => Localized> = {
    shape: () => random.pick(frameSentences.shape[frame.shape]),
    material: () => random.pick(frameSentences.material[frame.material]),
    brand: () => random.pick(frameSentences.brand[brand.slug] ?? []),
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

/** Returns a sentence about the lenses for sunglasses, or about build or fit for eyeglasses. */
function detailSentence(frame: DescribedFrame, random: SeededRandom): Localized {
  if (frame.category === 'sunglasses') return sunSentence(frame.colors);
  return random.pick(frameSentences.detail[random.pick(detailsOf(frame))]);
}

function fillPlaceholders(sentences: Localized, frame: DescribedFrame): Localized {
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

/** A frame whose description is being written. */
type DescribedFrame = Omit<FrameModel, 'description' | 'promotion'>;

const appliesTo: Record<FrameDetail, (frame: DescribedFrame) => boolean> = {
  rimless: (frame) => frame.rim === 'rimless',
  'semi-rimless': (frame) => frame.rim === 'semi',
  'spring-hinges': (frame) => frame.features.includes('spring-hinge'),
  'adjustable-nose-pads': (frame) => frame.features.includes('adjustable-nose-pads'),
  'low-bridge': (frame) => frame.bridgeFit === 'low',
  'progressive-ready': (frame) => frame.features.includes('progressive-ready'),
  'small-size': (frame) => frame.size.totalWidth <= 128 && frame.gender !== 'kids',
  'large-size': (frame) => frame.size.totalWidth >= 140,
  kids: (frame) => frame.gender === 'kids',
  any: () => true,
};

/** Returns the details about build and fit that a frame has. */
function detailsOf(frame: DescribedFrame): FrameDetail[] {
  return keysOf(appliesTo).filter((detail) => appliesTo[detail](frame));
}

const { sunLens: sentences } = frameSentences;

/** Returns a sentence that is true for the sun lenses of all colors of the model. */
function sunSentence(colors: readonly FrameColor[]): Localized {
  const lenses = colors.flatMap((color) => color.sunLens ?? []);
  const all = (test: (lens: (typeof lenses)[number]) => boolean) => lenses.length > 0 && lenses.every(test);
  if (all((lens) => lens.polarized)) return sentences.allPolarized;
  if (lenses.some((lens) => lens.polarized)) return sentences.somePolarized;
  if (all((lens) => lens.mirrored)) return sentences.mirrored;
  if (all((lens) => lens.gradient)) return sentences.gradient;
  if (all((lens) => lens.category === 1)) return sentences.light;
  return sentences.plain;
}
