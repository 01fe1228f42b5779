import type { InsuranceLookupResponse } from '@generated/insurance/model/insuranceLookupResponse';
import type { RiaLoginResponse } from '@generated/insurance/model/riaLoginResponse';
import type { Call, Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { type LookUpResult, lookUp } from '../../insurance/look-up';
import type { SandboxContext } from '../../sandbox-context';
import { toPlans } from '../../serializers/insurance/to-plans';
import { languageOf } from '../../serializers/language';
import { findOrder } from '../../state/orders';
import { cartErrors } from '../cart/cart-errors';
import { runCommand } from '../cart/run-command';

/** Handles the same look-up as a servlet command: every failure has HTTP 200 and its code as text. */
export const lookUpInsurance: Handler<'lookUpInsurance'> = (call, context) =>
  runCommand(context.state, (): InsuranceLookupResponse => run(call, context));

const MESSAGES = {
  0: 'We could not find you.',
  2: 'Too many failed attempts.',
  3: 'You are logged in already.',
} as const;

function run(call: Call<'lookUpInsurance'>, context: SandboxContext): InsuranceLookupResponse {
  const { body, shopper } = call;
  const { storeId, orderId, provider, langId } = body;
  if (orderId !== '.' && !findOrder(context.state, shopper.userId, storeId, orderId))
    reject(cartErrors.orderNotFound(orderId));
  const result = lookUp(context, call, body);
  if ('code' in result) return failure(result);
  const { member, token } = result;
  const plans = toPlans(member, { provider, language: languageOf(langId), now: context.now() });
  return { result: 'ok', token, plans };
}

function failure({
  code,
  attemptsLeft,
  lockedSeconds,
}: Extract<LookUpResult, { code: unknown }>): InsuranceLookupResponse {
  return {
    result: 'ko',
    errorCode: String(code),
    errorMessage: MESSAGES[code],
    attemptsLeft: String(attemptsLeft),
    ...(lockedSeconds === undefined ? {} : { lockedSeconds: String(lockedSeconds) }),
  };
}

export function loginInsurance(call: Call<'loginInsurance'>, context: SandboxContext): RiaLoginResponse {
  const { params, query, body } = call;
  if (body.storeId !== params.storeId) reject(apiErrors.invalidField('storeId', 'is not that of the path'));
  const result = lookUp(context, call, body);
  if ('code' in result) {
    const { code, ...rest } = result;
    return { result: 'ko', errorCode: code, ...rest };
  }
  const { member, token } = result;
  const { provider } = body;
  const plans = toPlans(member, { provider, language: languageOf(query.langId), now: context.now() });
  return {
    result: 'ok',
    token,
    plans,
    patientInfo: { insuranceSystemName: 'RIA', memberId: member.memberId },
    riaInsuranceInformation: { planName: plans[0]?.planName ?? '', token, providerName: provider },
  };
}
