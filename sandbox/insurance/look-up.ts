import type { InsuranceLookupRequest } from '@generated/insurance/model/insuranceLookupRequest';
import type { RiaLoginRequest } from '@generated/insurance/model/riaLoginRequest';
import { parseIsoDay, toIsoDay } from '@/domain/dates/calendar-date';
import type { Call } from '../call';
import { apiErrors, reject } from '../http/api-errors';
import type { SandboxContext } from '../sandbox-context';
import { type InsuranceMember, insuranceMembers } from '../seed/insurance/insurance-members';
import { attemptsOf, clearAttempts, MAX_ATTEMPTS, recordFailure } from './attempts';
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

/** Returns the member that a look-up finds with the chosen provider: by person, or by plan or group ID and member ID. */
function findMember(request: RiaLoginRequest): InsuranceMember | undefined {
  const isMatch = request.infoForm === 'plan' ? matchesPlan : matchesPerson;
  return insuranceMembers.find(
    (member) => member.providers.includes(request.provider) && isMatch(member, request),
  );
}

function matchesPerson(
  { firstName, lastName, birthDate, postalCode, isFoundByName }: InsuranceMember,
  request: RiaLoginRequest,
): boolean {
  const { birth_year = '', birth_month = '', birth_date = '' } = request;
  const birthDay = [birth_year, birth_month.padStart(2, '0'), birth_date.padStart(2, '0')].join('-');
  return (
    isFoundByName &&
    plain(request.firstName) === plain(firstName) &&
    plain(request.lastName) === plain(lastName) &&
    birthDay === birthDate &&
    plain(request.zip) === plain(postalCode)
  );
}

function matchesPlan({ plans, memberId }: InsuranceMember, { planID, memberID }: RiaLoginRequest): boolean {
  const isPlan = plans.some(
    ({ planId, groupId }) => plain(planID) === plain(planId) || plain(planID) === plain(groupId),
  );
  return isPlan && plain(memberID) === plain(memberId);
}

/** Normalizes a text: no case, spaces and accents. */
function plain(text = ''): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\s\p{M}]/gu, '')
    .toLowerCase();
}
