import type { DisplayLanguage } from '@/domain/locale/locales';
import type { ContactLens } from '../seed/models/contact-lens';
import type { FrameColor, FrameModel } from '../seed/models/frame';
import { designName } from '../serializers/attributes/contact-lens-attributes';
import { colorFamilyLabels } from '../serializers/labels/color-labels';
import { lensKindLabels, wearLabels } from '../serializers/labels/contact-lens-labels';
import {
  bridgeFitLabels,
  featureLabels,
  genderLabels,
  materialLabels,
  rimLabels,
  shapeLabels,
} from '../serializers/labels/frame-labels';
import type { WireText } from '../serializers/response-view';
import { categorySynonyms, polarizedSynonyms } from './search-synonyms';
import { DESCRIPTION_WEIGHT } from './term-index';

/** A searchable text and the weight of a match in it. */
export type WeightedText = readonly [text: string, weight: number];

/** Names rank above descriptions. */
const WEIGHT = { name: 10, brand: 8, shape: 6, category: 5, color: 5, material: 4, trait: 3 } as const;

/** Searchable texts of all colors of a frame, in one language. */
export function frameTexts(frame: FrameModel, language: DisplayLanguage): WeightedText[] {
  const allSpellings = (text: WireText) => withAllSpellings(text, language);
  return [
    [frame.modelName, WEIGHT.name],
    [frame.modelCode, WEIGHT.name],
    [frame.partNumber, WEIGHT.name],
    [frame.brand, WEIGHT.brand],
    [allSpellings(shapeLabels[frame.shape]), WEIGHT.shape],
    ...categorySynonyms[frame.category][language].map((name): WeightedText => [name, WEIGHT.category]),
    [allSpellings(materialLabels[frame.material]), WEIGHT.material],
    [allSpellings(genderLabels[frame.gender]), WEIGHT.trait],
    [allSpellings(rimLabels[frame.rim]), WEIGHT.trait],
    ...(frame.bridgeFit === 'low' ? [[allSpellings(bridgeFitLabels.low), WEIGHT.trait] as const] : []),
    ...frame.features.map((feature): WeightedText => [allSpellings(featureLabels[feature]), WEIGHT.trait]),
    [frame.description[language], DESCRIPTION_WEIGHT],
  ];
}

/** Additional searchable texts of one color. */
export function colorTexts(color: FrameColor, language: DisplayLanguage): WeightedText[] {
  return [
    [color.upc, WEIGHT.name],
    [color.colorName[language], WEIGHT.color],
    [withAllSpellings(colorFamilyLabels[color.colorFamily].label, language), WEIGHT.color],
    ...(color.sunLens ? [[color.sunLens.name[language], WEIGHT.trait] as const] : []),
    ...(color.sunLens?.polarized ? [[polarizedSynonyms[language], WEIGHT.trait] as const] : []),
  ];
}

/** Searchable texts of a contact lens. */
export function contactLensTexts(lens: ContactLens, language: DisplayLanguage): WeightedText[] {
  return [
    [designName(lens), WEIGHT.name],
    [lens.upc, WEIGHT.name],
    [lens.brand, WEIGHT.brand],
    ...categorySynonyms['contact-lenses'][language].map((name): WeightedText => [name, WEIGHT.category]),
    [withAllSpellings(wearLabels[lens.wear], language), WEIGHT.shape],
    [withAllSpellings(lensKindLabels[lens.kind], language), WEIGHT.shape],
    ...(lens.colors ?? []).map(({ name }): WeightedText => [name[language], WEIGHT.color]),
    [lens.description[language], DESCRIPTION_WEIGHT],
  ];
}

/** In English, both the US and the Canadian spelling (color, colour). */
function withAllSpellings(text: WireText, language: DisplayLanguage): string {
  return language === 'en' && text.enCa ? `${text.en} ${text.enCa}` : text[language];
}
