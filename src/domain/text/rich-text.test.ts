import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRichText, withoutMarkup } from './rich-text';

describe('parseRichText', () => {
  it('joins the lines of a paragraph, and separates paragraphs at an empty line', () => {
    expect(parseRichText('One\n   line.\n\n  Another one.\n')).toEqual([
      { kind: 'paragraph', runs: [{ text: 'One line.' }] },
      { kind: 'paragraph', runs: [{ text: 'Another one.' }] },
    ]);
  });

  it('reads links and strong text where they stand', () => {
    expect(parseRichText('See [your orders](/lc-us/account/orders), **today**.')).toEqual([
      {
        kind: 'paragraph',
        runs: [
          { text: 'See ' },
          { text: 'your orders', href: '/lc-us/account/orders' },
          { text: ', ' },
          { text: 'today', isStrong: true },
          { text: '.' },
        ],
      },
    ]);
  });

  it('reads bullets and steps, which may go on in the next line', () => {
    expect(parseRichText('- one\n  more\n- two\n\n1. first\n2. second')).toEqual([
      { kind: 'bullets', items: [[{ text: 'one more' }], [{ text: 'two' }]] },
      { kind: 'steps', items: [[{ text: 'first' }], [{ text: 'second' }]] },
    ]);
  });

  it('loses no text that has no markup', () => {
    const plain = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '\n', ',', '(', ')'), minLength: 1 });
    fc.assert(
      fc.property(plain, (text) => {
        expect(withoutMarkup(text).replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      }),
    );
  });
});

it('withoutMarkup leaves the words of links and lists', () => {
  expect(withoutMarkup('Go to [help](/lc-us/help).\n\n- **one**\n- two')).toBe('Go to help. one two');
});
