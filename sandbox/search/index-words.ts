import type { DisplayLanguage } from '@/domain/locale/locales';
import type { ContactLens } from '../seed/models/contact-lens';
import type { FrameColor, FrameModel } from '../seed/models/frame';
import type { WireText } from '../serializers/answer-view';
import { designName } from '../serializers/attributes/contact-lens-attributes';
import { colorFamilyLabels } from '../serializers/vocabulary/colour-words';
import { lensKindLabels, wearLabels } from '../serializers/vocabulary/contact-lens-words';
import {
  bridgeFitLabels,
  featureLabels,
  genderLabels,
  materialLabels,
  rimLabels,
  shapeLabels,
} from '../serializers/vocabulary/frame-words';
import { otherCategoryNames, polarisedWords } from './spoken-words';
import { DESCRIPTION_WEIGHT } from './term-index';

/** A searchable text and the weight of a match in it. */
export type WeightedText = readonly [text: string, weight: number];

/** Names rank above descriptions. */
const WEIGHT = { name: 10, brand: 8, shape: 6, category: 5, color: 5, material: 4, trait: 3 } as const;

/** Searchable texts of all colors of a frame, in one language. */
export function frameTexts(frame: FrameModel, language: DisplayLanguage): WeightedText[] {
  const said = (text: WireText) => inEverySpelling(text, language);
  return [
    [frame.modelName, WEIGHT.name],
    [frame.modelCode, WEIGHT.name],
    [frame.partNumber, WEIGHT.name],
    [frame.brand, WEIGHT.brand],
    [said(shapeLabels[frame.shape]), WEIGHT.shape],
    ...otherCategoryNames[frame.category][language].map((name): WeightedText => [name, WEIGHT.category]),
    [said(materialLabels[frame.material]), WEIGHT.material],
    [said(genderLabels[frame.gender]), WEIGHT.trait],
    [said(rimLabels[frame.rim]), WEIGHT.trait],
    ...(frame.bridgeFit === 'low' ? [[said(bridgeFitLabels.low), WEIGHT.trait] as const] : []),
    ...frame.features.map((feature): WeightedText => [said(featureLabels[feature]), WEIGHT.trait]),
    [frame.description[language], DESCRIPTION_WEIGHT],
  ];
}

/** Additional searchable texts of one color. */
export function colorTexts(color: FrameColor, language: DisplayLanguage): WeightedText[] {
  return [
    [color.upc, WEIGHT.name],
    [color.colorName[language], WEIGHT.color],
    [inEverySpelling(colorFamilyLabels[color.colorFamily].label, language), WEIGHT.color],
    ...(color.sunLens ? [[color.sunLens.name[language], WEIGHT.trait] as const] : []),
    ...(color.sunLens?.polarized ? [[polarisedWords[language], WEIGHT.trait] as const] : []),
  ];
}

/** Searchable texts of a contact lens. */
export function contactLensTexts(lens: ContactLens, language: DisplayLanguage): WeightedText[] {
  return [
    [designName(lens), WEIGHT.name],
    [lens.upc, WEIGHT.name],
    [lens.brand, WEIGHT.brand],
    ...otherCategoryNames['contact-lenses'][language].map((name): WeightedText => [name, WEIGHT.category]),
    [inEverySpelling(wearLabels[lens.wear], language), WEIGHT.shape],
    [inEverySpelling(lensKindLabels[lens.kind], language), WEIGHT.shape],
    ...(lens.colors ?? []).map(({ name }): WeightedText => [name[language], WEIGHT.color]),
    [lens.description[language], DESCRIPTION_WEIGHT],
  ];
}

/** In English, both the US and the Canadian spelling (color, colour). */
function inEverySpelling(text: WireText, language: DisplayLanguage): string {
  return language === 'en' && text.enCa ? `${text.en} ${text.enCa}` : text[language];
}
