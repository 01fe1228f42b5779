import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALE_CODES, LOCALES } from './locales';
import { pluralForm } from './plural-form';

test.each(LOCALE_CODES)('the form after a count in %s is that of Intl', (code) => {
  const { languageTag } = LOCALES[code];
  const rules = new Intl.PluralRules(languageTag);
  for (const count of [0, 1, 2]) expect(pluralForm(count, languageTag)).toBe(rules.select(count));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (count) => {
      expect(pluralForm(count, languageTag)).toBe(rules.select(count));
    }),
  );
});
