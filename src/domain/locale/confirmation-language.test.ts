import { expect, test } from 'vitest';
import { confirmationLanguage } from './confirmation-language';

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
