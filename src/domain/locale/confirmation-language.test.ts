import { expect, test } from 'vitest';
import { confirmationLanguage, confirmationLocale } from './confirmation-language';

test.each([
  ['-1', 'en'],
  ['-25', 'fr'],
  ['-50', 'es'],
  ['-24', 'en'],
  ['fr', 'en'],
  ['', 'en'],
  [null, 'en'],
  [undefined, 'en'],
])('langId %j shows %s', (langId, language) => {
  expect(confirmationLanguage(langId)).toBe(language);
});

test.each([
  ['lc-us', '-50', 'es-us'],
  ['es-us', '-1', 'lc-us'],
  ['fr-ca', null, 'en-ca'],
  ['en-ca', '-25', 'fr-ca'],
  ['en-ca', '-24', 'en-ca'],
  // The country has no such language.
  ['lc-us', '-25', 'fr-ca'],
  ['fr-ca', '-50', 'es-us'],
  // The language does not change the country where it exists.
  ['lc-us', '-24', 'lc-us'],
] as const)('under %s, langId %s is the page of %s', (path, langId, locale) => {
  expect(confirmationLocale(path, langId)).toBe(locale);
});
