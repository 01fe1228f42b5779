import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no French message has a name after a word that is elided before a vowel', () => {
  const texts = globSync('src/**/locales/fr.po').flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('msgstr')),
  );
  expect(texts.length).toBeGreaterThan(1000);
  // "de Oculane" is wrong, "d’Polygon" as well: the sentence must do without.
  expect(texts.filter((text) => /\b(de|que) \{(name|firstName|frameName)\}(?! à)/i.test(text))).toEqual([]);
});
