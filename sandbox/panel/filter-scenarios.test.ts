import { expect, it } from 'vitest';
import { filterScenarios } from './filter-scenarios';

const scenario = (name: string, summary: string, operations: string[] = []) => ({
  name,
  summary,
  operations,
  isContractExample: name.includes(':'),
});
const all = [
  scenario('getCart:systemError', 'getCart returns 500: The system has a problem', ['getCart']),
  scenario('cart-delayed', 'The cart is delayed by three seconds', ['getCart']),
  scenario('lens-service-error', 'The lens service fails', ['getFrameLenses']),
];
const names = (searchText: string, includeExamples: boolean) =>
  filterScenarios(all, { searchText, includeExamples }).map(({ name }) => name);

it.each([
  ['', false, ['cart-delayed', 'lens-service-error']],
  ['', true, ['cart-delayed', 'lens-service-error', 'getCart:systemError']],
  ['CART', true, ['cart-delayed', 'getCart:systemError']],
  ['cart 500', true, ['getCart:systemError']],
  ['cart 500', false, []],
  ['framelenses', false, ['lens-service-error']],
])('%j, with examples: %s', (searchText, includeExamples, expected) => {
  expect(names(searchText, includeExamples)).toEqual(expected);
});
