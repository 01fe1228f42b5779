import { z } from 'zod';
import { genderLabels, materialLabels, rimLabels, shapeLabels } from '../serializers/labels/frame-labels';
import type { ContactLensSentences } from './catalog/contact-lenses/describe-contact-lens';
import type { BrandProfile } from './catalog/frames/brand-profile';
import type { FrameSentences } from './catalog/frames/descriptions/frame-sentences';
import { metalColors } from './catalog/frames/metal-colors';
import { plasticColors } from './catalog/frames/plastic-colors';
import { sunLenses } from './catalog/frames/sun-lenses';
import type { EspotRow } from './marketing/espots';

const text = z.string().trim().min(1);
const texts = z.array(text).min(1);
const keysOf = <K extends string>(values: Record<K, unknown>) => z.enum(Object.keys(values) as [K, ...K[]]);
const byLanguage = <T extends z.ZodType>(value: T) => z.strictObject({ en: value, es: value, fr: value });
const localized = byLanguage(text);
const sentences = z.array(localized).min(1);
const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const weights = <K extends string>(values: Record<K, unknown>) =>
  z.partialRecord(keysOf(values), z.number().positive());
const priceRange = z.tuple([z.int().positive(), z.int().positive()]).refine(([low, high]) => low < high);

/** data/frame-brands.json */
export const frameBrandsSchema: z.ZodType<readonly BrandProfile[]> = z.array(
  z.strictObject({
    name: text,
    slug,
    code: z.string().regex(/^[A-Z]{2}$/),
    voice: z.enum(['classic', 'modern', 'warm', 'technical', 'playful', 'bold']),
    eyeglasses: z.int().nonnegative(),
    sunglasses: z.int().nonnegative(),
    priceBand: z.strictObject({ USD: priceRange, CAD: priceRange }),
    ending: z.enum(['whole', 'ninety-five']),
    shapes: weights(shapeLabels),
    materials: weights(materialLabels),
    rims: weights(rimLabels),
    genders: weights(genderLabels),
    plastics: z.array(keysOf(plasticColors)),
    metals: z.array(keysOf(metalColors)),
    sunLenses: z.array(keysOf(sunLenses)),
  }),
);

/** data/model-names.json */
export const modelNamesSchema = z.record(slug, texts);

/** data/frame-sentences.json */
export const frameSentencesSchema: z.ZodType<FrameSentences> = z.strictObject({
  shape: z.record(keysOf(shapeLabels), sentences),
  material: z.record(keysOf(materialLabels), sentences),
  brand: z.record(slug, sentences),
  detail: z.strictObject({
    rimless: sentences,
    'semi-rimless': sentences,
    'spring-hinges': sentences,
    'adjustable-nose-pads': sentences,
    'low-bridge': sentences,
    'progressive-ready': sentences,
    'small-size': sentences,
    'large-size': sentences,
    kids: sentences,
    any: sentences,
  }),
  sunLens: z.strictObject({
    allPolarized: localized,
    somePolarized: localized,
    mirrored: localized,
    gradient: localized,
    light: localized,
    plain: localized,
  }),
});

/** data/contact-lens-sentences.json */
export const contactLensSentencesSchema: z.ZodType<ContactLensSentences> = z.strictObject({
  wear: z.strictObject({ daily: sentences, 'two-week': sentences, monthly: sentences }),
  kind: z.strictObject({ sphere: sentences, toric: sentences, multifocal: sentences, colour: sentences }),
  box: localized,
});

/** data/doctor-names.json */
export const doctorNamesSchema = z.strictObject({ first: texts, last: texts });

const kindsAndNames = z.strictObject({ kinds: texts, names: texts });

/** data/shopping-center-names.json */
export const shoppingCenterNamesSchema = z.strictObject({
  us: z.strictObject({ first: texts, second: texts, kinds: texts }),
  canada: z.strictObject({ kinds: texts }),
  quebec: kindsAndNames,
  'puerto-rico': kindsAndNames,
});

/** data/street-names.json */
export const streetNamesSchema = z.strictObject({
  english: texts,
  englishKinds: texts,
  french: texts,
  spanish: texts,
});

const espot = z.strictObject({
  name: text,
  identifier: z.string().regex(/^\d+$/),
  contentName: slug,
  categoryId: z.string().regex(/^\d+$/).exactOptional(),
});
const feature = z.strictObject({
  title: text,
  text,
  link: z.strictObject({ href: z.string().startsWith('/'), label: text }),
  picture: z.strictObject({ file: text, alt: text }),
});

/** data/espots.json */
export const espotsSchema: z.ZodType<EspotRow[]> = z.array(
  z.union([
    espot.extend({ html: localized }),
    espot.extend({ feature: byLanguage(feature) }),
    espot.extend({ offer: byLanguage(z.strictObject({ headline: text, terms: text })) }),
  ]),
);
