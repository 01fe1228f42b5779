import { z } from 'zod';
import { parseCookies } from '../http/cookies';
import type { SandboxContext } from '../sandbox-context';
import { type InsuranceMember, insuranceMembers } from '../seed/insurance/insurance-members';
import type { InsurancePlan } from '../seed/insurance/insurance-plans';
import type { InsuranceToken } from '../state/insurance';
import { visitorKeyOf, visitorOf } from './visitor';

/** In milliseconds (002 §9). */
export const TOKEN_MS = 30 * 60 * 1000;
/** The record while insurance is on. */
const ACTIVE_COOKIE = 'ria_1';
/** All of them: insurance off, on, and the record of the secondary plan (002 §4). */
const RECORD_COOKIES = [ACTIVE_COOKIE, 'ria_0', 'ria_2'];

/** A member with the plan that pays. */
export interface InsuredShopper {
  member: InsuranceMember;
  plan: InsurancePlan;
  provider: string;
  /** The browser that looked the plan up. */
  visitorKey: string;
}

/** A call to a store, with the browser's cookies. */
export interface InsuranceCaller {
  cookieHeader: string;
  params: { storeId: string };
}

/** Returns the member and the active plan of the record `ria_1`; undefined without one that holds now. */
export function insuredShopper(
  context: Pick<SandboxContext, 'state' | 'now'>,
  caller: InsuranceCaller,
): InsuredShopper | undefined {
  const record = readRecord(caller, ACTIVE_COOKIE);
  return record && shopperOfToken(context, caller, record);
}

/** Returns whether the caller has a record, on or off, that is still valid. */
export function isLoggedIn(context: Pick<SandboxContext, 'state' | 'now'>, caller: InsuranceCaller): boolean {
  return RECORD_COOKIES.some((name) => {
    const record = readRecord(caller, name);
    return record !== undefined && shopperOfToken(context, caller, record) !== undefined;
  });
}

/**
 * Returns the member of a token that belongs to the caller and the store, and has not ended.
 *
 * @param activePlanId the first plan of the member when absent or not theirs.
 */
export function shopperOfToken(
  { state, now }: Pick<SandboxContext, 'state' | 'now'>,
  { cookieHeader, params }: InsuranceCaller,
  { token, activePlanId }: { token: string; activePlanId?: string | undefined },
): InsuredShopper | undefined {
  const issued: InsuranceToken | undefined = state.insuranceTokens.get(token);
  if (!issued || issued.storeId !== params.storeId) return undefined;
  if (issued.visitorId !== visitorOf(cookieHeader) || issued.expiresAt <= now().getTime()) return undefined;
  const member = insuranceMembers.find(({ key }) => key === issued.memberKey);
  const plan = member?.plans.find(({ planId }) => planId === activePlanId) ?? member?.plans[0];
  const visitorKey = visitorKeyOf(issued.visitorId);
  return member && plan && { member, plan, provider: issued.provider, visitorKey };
}

/** Renews the token of a benefit inquiry. */
export function renewToken({ state, now }: Pick<SandboxContext, 'state' | 'now'>, token: string): void {
  state.insuranceTokens.update(token, { expiresAt: now().getTime() + TOKEN_MS });
}

const recordSchema = z.object({ token: z.string(), activePlanId: z.string().optional() });

function readRecord(
  { cookieHeader }: Pick<InsuranceCaller, 'cookieHeader'>,
  name: string,
): z.infer<typeof recordSchema> | undefined {
  const text = parseCookies(cookieHeader).get(name);
  if (text === undefined) return undefined;
  try {
    return recordSchema.safeParse(JSON.parse(text)).data;
  } catch {
    // A cookie may hold anything, even text that is not JSON.
    return undefined;
  }
}
