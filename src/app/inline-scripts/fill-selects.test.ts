import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fillSelects } from './fill-selects';

fillSelects();

beforeEach(() => {
  document.body.innerHTML = `<form>
    <select data-options-before="−0,50 −0,25" data-options-after="0,00 +0,25"><option value="">–</option></select>
    <select data-options-before="−0,50" data-options-after="0,00"><option value="">–</option></select>
    <select><option>new</option></select><input>
  </form>`;
});

const selects = () => [...document.querySelectorAll('select')];
const texts = () => selects().map(({ options }) => [...options].map(({ text }) => text).join(' '));
const FILLED = ['−0,50 −0,25 – 0,00 +0,25', '−0,50 – 0,00', 'new'];

it.each(['pointerDown', 'focusIn'] as const)('fills the selects of a form on %s', (type) => {
  const [first, second] = selects();
  if (!first || !second) throw new Error('no selects');
  expect(texts()).toEqual(['–', '–', 'new']);
  fireEvent[type](first);
  expect(texts()).toEqual(FILLED);
  expect(first.value).toBe('');
  first.value = '−0.25';
  fireEvent[type](second);
  expect(texts()).toEqual(FILLED);
  expect(first.selectedOptions[0]?.text).toBe('−0,25');
});

it('leaves everything else', () => {
  fireEvent.focusIn(document.body);
  expect(texts()).toEqual(['–', '–', 'new']);
});
