import { expect, test } from 'vitest';
import type { z } from 'zod';
import contactLensSentences from './data/contact-lens-sentences.json' with { type: 'json' };
import doctorNames from './data/doctor-names.json' with { type: 'json' };
import espots from './data/espots.json' with { type: 'json' };
import frameBrands from './data/frame-brands.json' with { type: 'json' };
import frameSentences from './data/frame-sentences.json' with { type: 'json' };
import modelNames from './data/model-names.json' with { type: 'json' };
import shoppingCenterNames from './data/shopping-center-names.json' with { type: 'json' };
import streetNames from './data/street-names.json' with { type: 'json' };
import {
  contactLensSentencesSchema,
  doctorNamesSchema,
  espotsSchema,
  frameBrandsSchema,
  frameSentencesSchema,
  modelNamesSchema,
  shoppingCenterNamesSchema,
  streetNamesSchema,
} from './data-schemas';

const files: [name: string, schema: z.ZodType, content: unknown][] = [
  ['contact-lens-sentences', contactLensSentencesSchema, contactLensSentences],
  ['doctor-names', doctorNamesSchema, doctorNames],
  ['espots', espotsSchema, espots],
  ['frame-brands', frameBrandsSchema, frameBrands],
  ['frame-sentences', frameSentencesSchema, frameSentences],
  ['model-names', modelNamesSchema, modelNames],
  ['shopping-center-names', shoppingCenterNamesSchema, shoppingCenterNames],
  ['street-names', streetNamesSchema, streetNames],
];

test.each(files)('data/%s.json matches its schema', (_name, schema, content) => {
  expect(schema.safeParse(content).error?.issues).toBeUndefined();
});

test('every brand has model names and sentences', () => {
  const slugs = frameBrands.map(({ slug }) => slug).sort();
  expect(Object.keys(modelNames).sort()).toEqual(slugs);
  expect(Object.keys(frameSentences.brand).sort()).toEqual(slugs);
});
