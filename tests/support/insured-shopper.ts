import { BENEFITS, LOG_IN, planForm } from '@sandbox/testing/insurance';
import { toBenefits } from '@/domain/insurance/benefits';
import type { LocaleCode } from '@/domain/locale/locales';
import { setInsuranceOn, startInsurance } from '@/lib/insurance/insurance-session';
import { siteByLocale } from '@/lib/site/site';
import type { TestServer } from './test-server';

/** Logs a member of the sandbox in to insurance, with the benefits on, as the panel does. */
export async function insureShopper(
  { shopper }: TestServer,
  member: string,
  locale: LocaleCode = 'lc-us',
): Promise<void> {
  const { body } = await shopper.postJson(LOG_IN, planForm(member));
  const { token, plans, patientInfo, riaInsuranceInformation } = body;
  const inquiry = await shopper.postJson(BENEFITS, {
    tokenId: token,
    providerName: riaInsuranceInformation.providerName,
    memberId: patientInfo.memberId,
    riaInsuranceInformation,
  });
  startInsurance(siteByLocale(locale), {
    record: {
      token,
      plans: plans.map(({ planId, planName }: { planId: string; planName: string }) => ({
        planId,
        planName,
      })),
      activePlanId: plans[0].planId,
      data: {},
      patientInfo,
      riaInsuranceInformation,
    },
    benefits: toBenefits(inquiry.body.BENEFITS_INQUIRY),
    networks: {},
  });
}

/** Does the same with the benefits switched off. */
export async function insureShopperOff(server: TestServer, member: string): Promise<void> {
  await insureShopper(server, member);
  setInsuranceOn(false);
}
