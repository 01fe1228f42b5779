import { expect, it } from 'vitest';
import { foundScenarios } from './found-scenarios';

const scenario = (name: string, summary: string, operations: string[] = []) => ({
  name,
  summary,
  operations,
  ofContract: name.includes(':'),
});
const all = [
  scenario('getCart:systemError', 'getCart returns 500: The system has a problem', ['getCart']),
  scenario('cart-delayed', 'The cart is delayed by three seconds', ['getCart']),
  scenario('lens-service-error', 'The lens service fails', ['getFrameLenses']),
];
const names = (searchText: string, withExamples: boolean) =>
  foundScenarios(all, { searchText, withExamples }).map(({ name }) => name);

it.each([
  ['', false, ['cart-delayed', 'lens-service-error']],
  ['', true, ['cart-delayed', 'lens-service-error', 'getCart:systemError']],
  ['CART', true, ['cart-delayed', 'getCart:systemError']],
  ['cart 500', true, ['getCart:systemError']],
  ['cart 500', false, []],
  ['framelenses', false, ['lens-service-error']],
])('%j, with examples: %s', (searchText, withExamples, expected) => {
  expect(names(searchText, withExamples)).toEqual(expected);
});
