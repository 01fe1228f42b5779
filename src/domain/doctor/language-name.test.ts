import { expect, it } from 'vitest';
import { languageName } from './language-name';

it.each([
  ['English', 'fr-CA', 'anglais'],
  ['french', 'es-US', 'francés'],
  ['Spanish', 'en-US', 'Spanish'],
  ['Mandarin', 'fr-CA', 'mandarin'],
  ['Mandarin', 'en-US', 'Mandarin'],
  ['American Sign Language', 'en-US', 'American Sign Language'],
  ['American Sign Language', 'es-US', 'lengua de señas estadounidense'],
  ['American Sign Language', 'fr-CA', 'langue des signes américaine'],
  ['Klingon Sign', 'fr-CA', 'Klingon Sign'],
  ['Cantonese', 'fr-CA', 'cantonais'],
])('%s in %s is %s', (name, languageTag, expected) => {
  expect(languageName(name, languageTag)).toBe(expected);
});
