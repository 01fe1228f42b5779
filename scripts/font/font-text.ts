import { globSync, readFileSync } from 'node:fs';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
/** Letters of Spanish and French in addition to ASCII. */
const LETTERS = 'ÁÉÍÑÓÚÜáéíñóúüÀÂÆÇÈÊËÎÏÔŒÙÛŸàâæçèêëîïôœùûÿªº';
/** Punctuation and signs of the three languages, and of prices, measures and legal lines. */
const SIGNS = '\u00a0\u202f¡¿«»‹›“”‘’„…–—·•°©®™§×−±½€¢†';

/** Characters of the store's font file: those of English, Spanish and French. */
export const CHARACTERS = ASCII + LETTERS + SIGNS;

const MESSAGE = /^msgstr "(.*)"$/gm;
/** Placeholders, tags and escaped characters of a message. */
const SYNTAX = /\{.*?\}|<.*?>|\\./g;

/** Every message of the store in its three languages, and amounts: text with the store's mix of characters. */
export function shopText(): string {
  const messages = globSync('src/**/*.po').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(MESSAGE)].map(([, text = '']) => text.replaceAll(SYNTAX, ' ')),
  );
  const amounts = Array.from({ length: 400 }, (_, index) => `$${index}.${index % 100} `);
  return [...messages, ...amounts].join(' ');
}

/** The CSS `unicode-range` of a text's characters. */
export function unicodeRange(text: string): string {
  const codes = [...new Set([...text].map((character) => character.codePointAt(0) ?? 0))].sort(
    (a, b) => a - b,
  );
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

function hex(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, '0');
}
