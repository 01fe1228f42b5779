import { fieldsOf } from '@/domain/data/fields-of';

/** Codes of a rejected insurance call (002 §8). The servlet has them as text. */
const CODES = {
  '0': 'not-found',
  '1': 'failed',
  '2': 'locked',
  '3': 'already-logged-in',
  '4': 'disabled',
  '5': 'loading',
  '6': 'loading',
} as const;

/** Reasons why a lookup found no plan. `loading`: an earlier one is still running. */
export type LookupFailure =
  | { readonly type: 'not-found'; readonly attemptsLeft: number | undefined }
  | { readonly type: 'locked'; readonly lockedSeconds: number | undefined }
  | { readonly type: 'already-logged-in' | 'disabled' | 'failed' }
  | { readonly type: 'loading' };

/**
 * Returns the failure of a rejected lookup. Anything without a known code is a technical failure, which uses no attempt.
 *
 * @param code as the HTTP client reports it; empty for a failure without one.
 * @param body of the response.
 */
export function lookupFailure(code: string, body: unknown): LookupFailure {
  const { attemptsLeft, lockedSeconds } = fieldsOf(body);
  const type = CODES[code as keyof typeof CODES] ?? 'failed';
  const left = toNumber(attemptsLeft);
  // Other codes use no attempt.
  if (type === 'locked' || (type === 'not-found' && left === 0))
    return { type: 'locked', lockedSeconds: toNumber(lockedSeconds) };
  return type === 'not-found' ? { type, attemptsLeft: left } : { type };
}

function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}
