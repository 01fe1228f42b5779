import { expect, it } from 'vitest';
import { ApiError, isRejection, leavesOutcomeOpen } from './api-error';
import { toApiError } from './call-api';

const apiErrors = { errors: [{ errorKey: '_ERR_GENERIC', errorCode: 'CMN0409E' }] };

it.each([
  ['a timeout', new ApiError({ kind: 'timeout' }), true],
  ['a lost connection', new ApiError({ kind: 'network-error' }), true],
  ['a gateway without a response of the API', toApiError(502, undefined), true],
  ['a gateway that has waited too long', new ApiError({ kind: 'invalid-response', status: 504 }), true],
  ['a rejection', toApiError(400, apiErrors), false],
  ['an error of the API with the status of a gateway', toApiError(502, apiErrors), false],
  ['a failed command', toApiError(200, { errorCode: '1' }), false],
  ['an error of the code', new TypeError('x is undefined'), false],
])('after %s: whether the outcome is open', (_, error, isOpen) => {
  expect(leavesOutcomeOpen(error)).toBe(isOpen);
});

it.each([
  ['a rejection', toApiError(400, apiErrors), true],
  ['an error of the API itself', toApiError(500, apiErrors), false],
  ['a page instead of an error body', toApiError(400, undefined), false],
  ['a timeout', new ApiError({ kind: 'timeout' }), false],
])('%s: whether the API has decided against the request', (_, error, isDecided) => {
  expect(isRejection(error)).toBe(isDecided);
});
