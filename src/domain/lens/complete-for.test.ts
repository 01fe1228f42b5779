import { expect, test } from 'vitest';
import { isCompleteFor } from './complete-for';

const plain = { right: { sphere: -2 }, left: { sphere: -2.25 } };
const withAdd = { right: { sphere: -2, add: 2 }, left: { sphere: -2.25, add: 2 } };
const withoutAxis = { ...withAdd, right: { ...withAdd.right, cylinder: -0.5 } };

test.each([
  ['single-vision', plain, true],
  ['single-vision', withAdd, true],
  ['progressive', withAdd, true],
  ['bifocal', withAdd, true],
  ['progressive', plain, false],
  ['progressive', { ...withAdd, left: plain.left }, false],
  ['progressive', { ...withAdd, right: plain.right }, false],
  ['progressive', withoutAxis, false],
  ['single-vision', withoutAxis, false],
])('%s with %j is complete: %s', (type, prescription, complete) => {
  expect(isCompleteFor(type, prescription)).toBe(complete);
});
