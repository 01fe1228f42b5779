import type { Cents } from '@/domain/money/cents';
import { parseAmount } from '@/domain/money/parse-amount';
import { isApiError, waitMinutes } from '@/lib/http/api-error';

/** Reason why a promotion code was not accepted. `other`: the commerce API did not say. */
export interface CodeRejection {
  reason: 'unknown' | 'ended' | 'minimum' | 'too-many-tries' | 'other';
  /** Minimum merchandise total. */
  minimum?: Cents | undefined;
  /** Time to wait after too many tries. */
  minutes?: number;
}

const REASONS: Partial<Record<string, CodeRejection['reason']>> = { UNKNOWN: 'unknown', ENDED: 'ended' };

/** @returns undefined for a failure of another kind. */
export function toCodeRejection(error: unknown): CodeRejection | undefined {
  if (!isApiError(error)) return undefined;
  const minutes = waitMinutes(error);
  if (minutes !== undefined) return { reason: 'too-many-tries', minutes };
  // A code that does not fit the contract.
  if (error.key === '_ERR_BAD_PARMS') return { reason: 'unknown' };
  if (error.key !== 'ERR_PROMOTION_CODE_INVALID') return undefined;
  const [, reason = '', amount = ''] = error.parameters;
  const minimum = parseAmount(amount);
  if (reason === 'MINIMUM' && minimum !== undefined) return { reason: 'minimum', minimum };
  return { reason: REASONS[reason] ?? 'other' };
}
