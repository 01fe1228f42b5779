import { loginInsurance, lookUpInsurance } from '@generated/insurance/insurance';
import type { RiaLoginRequest } from '@generated/insurance/model/riaLoginRequest';
import type { RiaLoginSuccess } from '@generated/insurance/model/riaLoginSuccess';
import type { RiaPlan } from '@generated/insurance/model/riaPlan';
import { type InsuranceRecord, MAX_PLANS } from '@/domain/insurance/insurance-record';
import { cleanCode, cleanText } from '@/domain/text/typed-text';
import { isApiError, waitMinutes } from '@/lib/http/api-error';
import type { Site } from '@/lib/site/site';
import { sentZip } from '../forms/lookup-schema';
import type { LookupValues } from '../forms/lookup-values';
import { type LookupFailure, lookupFailure } from './lookup-failure';

/** Milliseconds until a lookup is sent again that met an earlier one (codes 5 and 6). */
const RETRY_AFTER_MS = 2000;

export interface FoundPlan {
  type: 'found';
  /** Record without the flags of its benefits, which are not loaded yet. */
  record: InsuranceRecord;
  /** Network membership of each plan by plan id, as far as known. */
  networks: Record<string, boolean>;
}

export type LookupResult = FoundPlan | Exclude<LookupFailure, { type: 'loading' }>;

export interface Lookup {
  values: LookupValues;
  form: 'personal' | 'plan';
  /** Order of the cart; a period means the current order. */
  orderId?: string | undefined;
}

/**
 * Ways to look up plans: the service, or the servlet `jsonpInsuranceAjax.jsp` where a deployment has only that one (002 §7).
 * The retailer configures it.
 */
type LookupMethod = 'service' | 'jsp';

const LOOKUP_METHOD: LookupMethod = 'service';

interface FindPlanOptions {
  method?: LookupMethod;
  onWait?: () => void;
}

/**
 * Looks a plan up. Puts the input into the request's body only. Never throws.
 *
 * @param onWait called when an earlier lookup is still running: this one waits for it.
 */
export async function findPlan(
  site: Site,
  lookup: Lookup,
  { method = LOOKUP_METHOD, onWait }: FindPlanOptions = {},
): Promise<LookupResult> {
  const result = await attempt(site, lookup, method);
  if (result.type !== 'loading') return result;
  onWait?.();
  await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  const second = await attempt(site, lookup, method);
  return second.type === 'loading' ? { type: 'failed' } : second;
}

async function attempt(site: Site, lookup: Lookup, method: LookupMethod): Promise<FoundPlan | LookupFailure> {
  try {
    return toFoundPlan(await (method === 'jsp' ? byServlet(site, lookup) : byService(site, lookup)));
  } catch (error) {
    const minutes = waitMinutes(error);
    if (minutes !== undefined) return { type: 'locked', lockedSeconds: minutes * 60 };
    return isApiError(error) ? lookupFailure(error.code, error.body) : { type: 'failed' };
  }
}

async function byService(site: Site, lookup: Lookup): Promise<RiaLoginSuccess> {
  const { storeId, languageId } = site;
  const response = await loginInsurance(storeId, toRequest(site, lookup), { langId: languageId });
  return response as RiaLoginSuccess;
}

/** Looks a plan up by the servlet, which does not return patient and provider, so composes the record from known data. */
async function byServlet(site: Site, lookup: Lookup): Promise<RiaLoginSuccess> {
  const response = await lookUpInsurance({
    ...toRequest(site, lookup),
    catalogId: site.catalogId,
    langId: site.languageId,
    orderId: lookup.orderId ?? '.',
  });
  const { plans, token } = response as Pick<RiaLoginSuccess, 'plans' | 'token'>;
  const { provider, memberid } = lookup.values;
  return {
    result: 'ok',
    plans,
    token,
    patientInfo: { insuranceSystemName: '', memberId: lookup.form === 'plan' ? cleanCode(memberid) : '' },
    riaInsuranceInformation: { planName: plans[0]?.planName ?? '', token, providerName: provider },
  };
}

/** @throws when the response has no plan: a record without one is no record. */
function toFoundPlan(response: RiaLoginSuccess): FoundPlan {
  const { token, patientInfo, riaInsuranceInformation } = response;
  const plans = response.plans.slice(0, MAX_PLANS);
  const [first] = plans;
  if (!first) throw new Error('The lookup found no plan.');
  return {
    type: 'found',
    record: {
      token,
      riaInsuranceInformation,
      plans: plans.map(({ planId, planName }) => ({ planId, planName })),
      activePlanId: first.planId,
      data: {},
      patientInfo,
    },
    networks: networksOf(plans),
  };
}

function networksOf(plans: readonly RiaPlan[]): Record<string, boolean> {
  return Object.fromEntries(
    plans.flatMap(({ planId, network }) => (network === undefined ? [] : [[planId, network]])),
  );
}

function toRequest({ storeId, country }: Site, { values, form }: Lookup): RiaLoginRequest {
  const { provider } = values;
  if (form === 'plan') {
    return {
      infoForm: 'plan',
      provider,
      storeId,
      planID: cleanCode(values.planid),
      memberID: cleanCode(values.memberid),
    };
  }
  const [month, day, year] = values.dob.split('/');
  const zip = sentZip(values.zipcode, country);
  if (!month || !day || !year || !zip) throw new Error('The form was not validated.');
  return {
    infoForm: 'personal',
    provider,
    storeId,
    firstName: cleanText(values.firstname),
    lastName: cleanText(values.lastname),
    birth_month: month,
    birth_date: day,
    birth_year: year,
    zip,
  };
}
