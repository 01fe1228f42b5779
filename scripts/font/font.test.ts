import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHARACTERS, shopText, unicodeRange } from './font-text.ts';

it('writes neighboring characters as one range', () => {
  expect(unicodeRange('cbaé Z')).toBe('U+0020, U+005A, U+0061-0063, U+00E9');
});

it("the store's font file has every character of its messages", () => {
  const missing = new Set([...shopText()].filter((character) => !CHARACTERS.includes(character)));
  expect([...missing]).toEqual([]);
});

it('the style sheet was written with these characters', () => {
  const [file = ''] = globSync('src/ui/fonts/*.css');
  const css = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');
  expect(css).toContain(`unicode-range: ${unicodeRange(CHARACTERS)};`);
});
