import type { DisplayLanguage } from '@/domain/locale/locales';
import type { ContactLens } from '../seed/models/contact-lens';
import type { FrameColor, FrameModel } from '../seed/models/frame';
import { designName } from '../serializers/attributes/contact-lens-attributes';
import { categoryLabels } from '../serializers/labels/category-labels';
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

/** Kinds of searchable text. A match in a name outweighs one in a description. */
export type SearchField =
  | 'name'
  | 'brand'
  | 'shape'
  | 'category'
  | 'color'
  | 'material'
  | 'trait'
  | 'description';

export type SearchableTexts = Partial<Record<SearchField, readonly string[]>>;

/** Returns the searchable texts of all colors of a frame, in one language. */
export function frameTexts(frame: FrameModel, language: DisplayLanguage): SearchableTexts {
  const allSpellings = (text: WireText) => withAllSpellings(text, language);
  return {
    name: [frame.modelName, frame.modelCode, frame.partNumber],
    brand: [frame.brand],
    shape: [allSpellings(shapeLabels[frame.shape])],
    category: [allSpellings(categoryLabels[frame.category].name)],
    material: [allSpellings(materialLabels[frame.material])],
    trait: [
      allSpellings(genderLabels[frame.gender]),
      allSpellings(rimLabels[frame.rim]),
      ...(frame.bridgeFit === 'low' ? [allSpellings(bridgeFitLabels.low)] : []),
      ...frame.features.map((feature) => allSpellings(featureLabels[feature])),
    ],
    description: [frame.description[language]],
  };
}

/** Returns the additional searchable texts of one color. */
export function colorTexts(color: FrameColor, language: DisplayLanguage): SearchableTexts {
  return {
    name: [color.upc],
    color: [
      color.colorName[language],
      withAllSpellings(colorFamilyLabels[color.colorFamily].label, language),
    ],
    trait: [...(color.sunLens ? [color.sunLens.name[language]] : [])],
  };
}

export function contactLensTexts(lens: ContactLens, language: DisplayLanguage): SearchableTexts {
  return {
    name: [designName(lens), lens.upc],
    brand: [lens.brand],
    category: [withAllSpellings(categoryLabels['contact-lenses'].name, language)],
    shape: [
      withAllSpellings(wearLabels[lens.wear], language),
      withAllSpellings(lensKindLabels[lens.kind], language),
    ],
    color: (lens.colors ?? []).map(({ name }) => name[language]),
    description: [lens.description[language]],
  };
}

/** Adds the US and the Canadian spelling in English (color, colour). */
function withAllSpellings(text: WireText, language: DisplayLanguage): string {
  return language === 'en' && text.enCa ? `${text.en} ${text.enCa}` : text[language];
}
