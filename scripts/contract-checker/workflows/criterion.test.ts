import { describe, expect, it } from 'vitest';
import { describeCriterion, holds } from './criterion.ts';
import type { WorkflowState } from './workflow-expression.ts';

const state: WorkflowState = {
  inputs: { city: 'Mason' },
  steps: { add: { orderId: '7' } },
  response: {
    status: 201,
    headers: new Headers({ location: '/order/7' }),
    contentType: 'application/json',
    text: '',
    byteProblems: [],
    body: {
      orderId: '7',
      orderItem: [
        { sku: 'A', quantity: 2 },
        { sku: 'B', quantity: 1 },
      ],
    },
  },
};
const body = '$response.body';

describe('a simple condition', () => {
  it.each([
    ["$inputs.city == 'Mason'", true],
    ['$steps.add.outputs.orderId > 7', false],
    ['$steps.add.outputs.orderId >= 7', true],
    ['$inputs.city != Mason', false],
    ['$response.header.location == /order/7', true],
  ])('%s is %s', (condition, expected) => expect(holds({ condition }, state)).toBe(expected));

  it('is rejected where it is not known', () => {
    expect(() => holds({ condition: '$url == x' }, state)).toThrow('$url');
    expect(() => holds({ condition: '$inputs.city' }, state)).toThrow('simple condition');
  });
});

describe('a JSONPath', () => {
  it.each([
    ['$.orderItem[?@.quantity > 1]', true],
    ['$.orderItem[?@.quantity > 2]', false],
    ["$.orderItem[?@.sku == 'B' && @.quantity == 1]", true],
    ['$[?count(@.*) == 2]', true],
    ["$[?@ == '{$steps.add.outputs.orderId}']", true],
    ['$.none', false],
  ])('%s is %s', (condition, expected) => {
    expect(holds({ condition, context: body, type: 'jsonpath' }, state)).toBe(expected);
  });

  it('may name the version of its language', () => {
    const type = { type: 'jsonpath', version: 'draft-goessner-dispatch-jsonpath-00' } as const;
    expect(holds({ condition: '$.orderId', context: body, type }, state)).toBe(true);
  });

  it('is rejected when it cannot be read, or has no context', () => {
    expect(() => holds({ condition: '$[', context: body, type: 'jsonpath' }, state)).toThrow();
    expect(() => holds({ condition: '$.a', type: 'jsonpath' }, state)).toThrow('no context');
  });
});

describe('a regular expression', () => {
  it.each([
    [String.raw`^\d{1,3}$`, '$response.body#/orderId', true],
    ['^[a-z]+$', '$response.body#/orderId', false],
    ['^20[01]$', '$statusCode', true],
    ['.', '$response.body#/none', false],
  ])('%s of %s is %s', (condition, context, expected) => {
    expect(holds({ condition, context, type: 'regex' }, state)).toBe(expected);
  });
});

it('other types of criteria are rejected', () => {
  const criterion = { condition: '/a', context: body, type: 'xpath' } as unknown as Parameters<
    typeof holds
  >[0];
  expect(() => holds(criterion, state)).toThrow('xpath');
});

it('a criterion is described with its context', () => {
  expect(describeCriterion({ condition: '$.a', context: body })).toBe('$response.body with $.a');
  expect(describeCriterion({ condition: '$statusCode == 200' })).toBe('$statusCode == 200');
});
