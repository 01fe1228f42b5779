import { expect, test } from 'vitest';
import { type LookupFailure, lookupFailure } from './lookup-failure';

test.each<[string, unknown, LookupFailure]>([
  ['0', { attemptsLeft: 3 }, { type: 'not-found', attemptsLeft: 3 }],
  ['0', { attemptsLeft: '1' }, { type: 'not-found', attemptsLeft: 1 }],
  ['0', {}, { type: 'not-found', attemptsLeft: undefined }],
  // Neither null nor true is a number of attempts: null would lock.
  ['0', { attemptsLeft: null }, { type: 'not-found', attemptsLeft: undefined }],
  ['0', { attemptsLeft: true }, { type: 'not-found', attemptsLeft: undefined }],
  // An empty text would be 0, and lock.
  ['0', { attemptsLeft: '' }, { type: 'not-found', attemptsLeft: undefined }],
  ['0', { attemptsLeft: 'some' }, { type: 'not-found', attemptsLeft: undefined }],
  ['0', { attemptsLeft: 2.5 }, { type: 'not-found', attemptsLeft: undefined }],
  ['0', { attemptsLeft: 0 }, { type: 'locked', lockedSeconds: undefined }],
  ['1', { attemptsLeft: 0 }, { type: 'failed' }],
  ['2', { attemptsLeft: 0, lockedSeconds: 3599 }, { type: 'locked', lockedSeconds: 3599 }],
  ['2', { lockedSeconds: '1200' }, { type: 'locked', lockedSeconds: 1200 }],
  ['3', {}, { type: 'already-logged-in' }],
  ['4', {}, { type: 'disabled' }],
  ['5', {}, { type: 'loading' }],
  ['6', {}, { type: 'loading' }],
  ['7', {}, { type: 'failed' }],
  ['', undefined, { type: 'failed' }],
  ['_ERR_RIA_TOKEN', null, { type: 'failed' }],
])('code %j with %j', (code, body, failure) => {
  expect(lookupFailure(code, body)).toEqual(failure);
});
