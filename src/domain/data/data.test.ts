import { expect, it } from 'vitest';
import { fieldsOf } from './fields-of';
import { omitUndefined } from './omit-undefined';

it.each([
  ['an object', { token: 'a' }, 'a'],
  ['null', null, undefined],
  ['no value', undefined, undefined],
  ['text', 'token', undefined],
  ['a list', ['a'], undefined],
])('the fields of %s are read', (_, value, expected) => {
  expect(fieldsOf(value).token).toBe(expected);
});

it('undefined fields are left out, and only those', () => {
  expect(Object.keys(omitUndefined({ a: undefined, b: null, c: '', d: 0, e: false }))).toEqual([
    'b',
    'c',
    'd',
    'e',
  ]);
});
