import { globSync, readFileSync } from 'node:fs';

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
