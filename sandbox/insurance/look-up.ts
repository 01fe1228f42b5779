import type { InsuranceLookupRequest } from '@generated/insurance/model/insuranceLookupRequest';
import type { RiaLoginRequest } from '@generated/insurance/model/riaLoginRequest';
import { parseIsoDay, toIsoDay } from '@/domain/dates/calendar-date';
import type { Call } from '../call';
import { apiErrors, reject } from '../http/api-errors';
import type { SandboxContext } from '../sandbox-context';
import type { InsuranceMember } from '../seed/insurance/insurance-members';
import { attemptsOf, clearAttempts, MAX_ATTEMPTS, recordFailure } from './attempts';
import { findMember } from './find-member';
import { isLoggedIn, TOKEN_MS } from './insured-shopper';
import { visitorCookie, visitorOf } from './visitor';

/** Insurance codes of 002 §8 that a look-up returns; the others are scenarios. */
export const CODES = { notFound: 0, attemptLimit: 2, alreadyLogged: 3 } as const;

export type LookUpResult =
  | { member: InsuranceMember; token: string }
  | { code: (typeof CODES)[keyof typeof CODES]; attemptsLeft: number; lockedSeconds?: number };

type LookUpCall = Pick<Call, 'cookieHeader' | 'setCookie'>;

/**
 * Looks a member up and updates the browser's remaining attempts. A member who is found gets a token that only this browser can
 * use.
 *
 * @throws ApiErrorResponse 400 for a birth date that no calendar has.
 */
export function lookUp(
  context: SandboxContext,
  call: LookUpCall,
  request: RiaLoginRequest | InsuranceLookupRequest,
): LookUpResult {
  const { state, secret } = context;
  const now = context.now().getTime();
  requireRealBirthDate(request);
  const visitorId = visitorOf(call.cookieHeader) ?? secret();
  call.setCookie(visitorCookie(visitorId));
  if (isLoggedIn(context, { ...call, params: request }))
    return { code: CODES.alreadyLogged, attemptsLeft: MAX_ATTEMPTS };
  const before = attemptsOf(state, visitorId, now);
  if (before.left === 0) return locked(before.lockedSeconds);
  const member = findMember(request);
  if (!member) {
    const after = recordFailure(state, visitorId, now);
    return after.left === 0
      ? locked(after.lockedSeconds)
      : { code: CODES.notFound, attemptsLeft: after.left };
  }
  clearAttempts(state, visitorId);
  for (const { token, expiresAt } of state.insuranceTokens.by('visitor', visitorId)) {
    if (expiresAt <= now) state.insuranceTokens.remove(token);
  }
  const token = `ria-${secret()}`;
  const { provider, storeId } = request;
  state.insuranceTokens.insert({
    token,
    visitorId,
    memberKey: member.key,
    provider,
    storeId,
    expiresAt: now + TOKEN_MS,
  });
  return { member, token };
}

function locked(lockedSeconds: number): LookUpResult {
  return { code: CODES.attemptLimit, attemptsLeft: 0, lockedSeconds };
}

function requireRealBirthDate(request: RiaLoginRequest | InsuranceLookupRequest): void {
  const { infoForm, birth_year: year, birth_month: month, birth_date: day } = request;
  if (infoForm === 'plan') return;
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  if (!parseIsoDay(toIsoDay(date))) reject(apiErrors.invalidField('birth_date', 'is not a date'));
}
