import type { Handler } from '../../call';
import { reject } from '../../http/api-errors';
import { renewalDay } from '../../insurance/benefit-use';
import { insuredShopper, renewToken, shopperOfToken } from '../../insurance/insured-shopper';
import { toBenefits } from '../../serializers/insurance/to-benefits';
import { responseView } from '../../serializers/response-view';
import { insuranceErrors } from './insurance-errors';

/** Benefits of the active plan, else of the one that the request names. Carriers without an inquiry report none. Renews the token. */
export const getInsuranceBenefits: Handler<'getInsuranceBenefits'> = (call, context) => {
  const { tokenId: token, providerName, memberId, riaInsuranceInformation: information } = call.body;
  const found = shopperOfToken(context, call, { token });
  if (!found || found.provider !== providerName || (memberId !== '' && memberId !== found.member.memberId))
    return reject(insuranceErrors.invalidToken());
  renewToken(context, token);
  const active = insuredShopper(context, call);
  const named = found.member.plans.find(({ planName }) => planName === information.planName);
  const plan = active?.member === found.member ? active.plan : (named ?? found.plan);
  const shopper = { ...found, plan };
  if (!plan.hasInquiry) return { BENEFITS_INQUIRY: {} };
  const renewals = {
    frames: renewalDay(context, shopper, 'frames'),
    lenses: renewalDay(context, shopper, 'lenses'),
    contact: renewalDay(context, shopper, 'contact'),
  };
  const view = responseView(call.params.storeId, { langId: call.query.langId });
  return { BENEFITS_INQUIRY: toBenefits(plan.benefits, renewals, view) };
};
