import { expect, it } from 'vitest';
import { danglingCitations } from './citations.ts';
import { sectionsOf } from './sections.ts';

const sections = sectionsOf(
  'cart',
  [
    '# Cart',
    '## 1. Page (000 §2, 003 §2.1)',
    'Rules.',
    'Code: `features/cart`, `lib/cart/add-once.ts`. Tests: `filled-cart.test.tsx`,',
    '`add-once.test.tsx`.',
    '## 2. Tracking (000 §9)',
  ].join('\n'),
);

it('reads numbers, titles, sections of the specification, code and tests', () => {
  expect(sections[0]).toEqual({
    area: 'cart',
    number: '1',
    title: 'Page',
    specification: ['000 §2', '003 §2.1'],
    code: ['features/cart', 'lib/cart/add-once.ts'],
    tests: ['filled-cart.test.tsx', 'add-once.test.tsx'],
  });
});

it.each([
  '/** Opens the cart (000 §2 and §9; cart.md §1). */',
  '/** Wrapped (000\n * §2). */',
  '// RFC 9110 §15.5, WCAG 2.2 §1.4',
])('finds a section for %j', (source) => {
  expect(danglingCitations(source, sections)).toEqual([]);
});

it.each([
  ['/** No such section (000 §4). */', '000 §4'],
  ['/** Of two, one is missing (000 §2 and §7). */', '000 §7'],
  ['/** No such heading (cart.md §3). */', 'cart §3'],
  ['// Outside of the repository: spec/decisions.md', 'spec/decisions'],
  ['// Of no document (§2.1).', '§2.1'],
])('finds none for %j', (source, citation) => {
  expect(danglingCitations(source, sections)).toEqual([citation]);
});
