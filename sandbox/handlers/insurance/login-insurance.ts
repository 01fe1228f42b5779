import type { RiaLoginResponse } from '@generated/insurance/model/riaLoginResponse';
import type { Call } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { lookUp } from '../../insurance/look-up';
import type { SandboxContext } from '../../sandbox-context';
import { toPlans } from '../../serializers/insurance/to-plans';
import { languageOf } from '../../serializers/language';

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
