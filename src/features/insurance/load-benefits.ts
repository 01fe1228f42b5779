import { getInsuranceBenefits } from '@generated/insurance/insurance';
import { type Benefits, canShowBenefits, toBenefits } from '@/domain/insurance/benefits';
import type { InsuranceRecord } from '@/domain/insurance/insurance-record';
import type { InsuranceLogin } from '@/lib/insurance/insurance-session';
import type { Site } from '@/lib/site/site';

/** `empty`: there are none, and the provider has an inquiry. */
export type BenefitsResult = Benefits | 'empty' | 'failed';

/** The call in progress: the panel and the page may need the same. */
let pending: { key: string; result: Promise<BenefitsResult> } | undefined;

/** Loads the benefits of the plan in use. Never throws: each failure leads to the same step (002 §7). */
export function loadBenefits(
  ...call: [site: Site, record: InsuranceRecord, networks: InsuranceLogin['networks']]
): Promise<BenefitsResult> {
  const [{ languageId }, { token, activePlanId }] = call;
  const key = [languageId, token, activePlanId].join(' ');
  if (pending?.key === key) return pending.result;
  const result = requestBenefits(...call).finally(() => {
    if (pending?.result === result) pending = undefined;
  });
  pending = { key, result };
  return result;
}

async function requestBenefits(
  { storeId, languageId }: Site,
  { token, riaInsuranceInformation, patientInfo, plans, activePlanId }: InsuranceRecord,
  networks: InsuranceLogin['networks'],
): Promise<BenefitsResult> {
  const { providerName } = riaInsuranceInformation;
  const activePlan = plans.find(({ planId }) => planId === activePlanId);
  // The lookup names the first plan; only the name says that the other one is meant.
  const planName = activePlan?.planName ?? riaInsuranceInformation.planName;
  try {
    const response = await getInsuranceBenefits(
      storeId,
      {
        tokenId: token,
        providerName,
        memberId: patientInfo.memberId,
        riaInsuranceInformation: { ...riaInsuranceInformation, planName },
      },
      { langId: languageId },
    );
    const benefits = toBenefits(response.BENEFITS_INQUIRY);
    return canShowBenefits(benefits, providerName, networks[activePlanId]) ? benefits : 'empty';
  } catch {
    return 'failed';
  }
}
