import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { toPathTerm } from './path-term';

test.each([
  ['cat eye', 'cat eye'],
  ['round/metal', 'round metal'],
  ['AC\\DC', 'AC DC'],
  ['/', ' '],
  ['.', '. '],
  ['..', '.. '],
  ['...', '...'],
  ['1.25', '1.25'],
])('%j is sent as %j', (term, expected) => {
  expect(toPathTerm(term)).toBe(expected);
});

it('stays one segment of the path, whatever the term', () => {
  const term = fc.string({ unit: fc.constantFrom('.', '/', '\\', '%', '?', '#', 'a', ' '), minLength: 1 });
  fc.assert(
    fc.property(term, (text) => {
      const path = `/before/${encodeURIComponent(toPathTerm(text))}`;
      expect(new URL(path, 'http://host.test').pathname).toBe(path);
      expect(path).not.toMatch(/%2F|%5C/i);
    }),
  );
});
