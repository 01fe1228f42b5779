import type { RiaPlan } from '@generated/insurance/model/riaPlan';
import type { InsuranceMember } from '../../seed/insurance/insurance-members';
import { insuranceProviders } from '../../seed/insurance/insurance-providers';
import type { Localized } from '../../seed/models/localized';

/** Returns a member's plans, the active one first. They run for the calendar year. */
export function toPlans(
  { plans }: InsuranceMember,
  { provider, language, now }: { provider: string; language: keyof Localized; now: Date },
): RiaPlan[] {
  const providerName = insuranceProviders.find(({ key }) => key === provider)?.text[language] ?? provider;
  const year = now.getUTCFullYear();
  return plans.map(({ planId, planName, groupId, network, subscriberRelation }) => ({
    planId,
    planName,
    groupId,
    providerName,
    network,
    effectiveDate: `${year}-01-01`,
    endDate: `${year}-12-31`,
    subscriberRelation,
  }));
}
