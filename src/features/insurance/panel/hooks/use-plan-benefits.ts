import { useEffect, useState } from 'react';
import type { Benefits } from '@/domain/insurance/benefits';
import type { InsuranceRecord } from '@/domain/insurance/insurance-record';
import type { PanelEvent } from '@/domain/insurance/panel-state';
import { type InsuranceLogin, saveBenefits, useInsurance } from '@/lib/insurance/insurance-session';
import { type Site, useSite } from '@/lib/site/site';
import { loadBenefits } from '../../load-benefits';

export interface PlanBenefits extends Partial<InsuranceLogin> {
  /** Undefined while they load. */
  benefits?: InsuranceLogin['benefits'];
}

/** Benefits that this panel has loaded: for a browser that has no room for them in its storage. */
interface LoadedBenefits {
  token: string;
  planId: string;
  languageId: Site['languageId'];
  benefits: Benefits;
}

/**
 * Manages the login that the benefits screen shows. Its texts are loaded in a tab that has the cookie only, and after a change
 * of plan.
 *
 * @param isShown whether the screen is shown.
 * @param unsaved the login of a browser that stores no cookies.
 */
export function usePlanBenefits(
  isShown: boolean,
  unsaved: InsuranceLogin | undefined,
  send: (event: PanelEvent) => void,
): PlanBenefits {
  const site = useSite();
  const [loaded, setLoaded] = useState<LoadedBenefits>();
  const { status, record, benefits: stored, networks = {} } = useInsurance();
  const benefits = stored ?? (record && ofPlan(loaded, record, site));
  const isMissing =
    isShown && !unsaved && status !== 'other-store' && record !== undefined && benefits === undefined;
  const planId = record?.activePlanId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: record and networks are those of the plan
  useEffect(() => {
    if (!isMissing || !record) return;
    let isCurrent = true;
    void loadBenefits(site, record, networks).then((result) => {
      if (!isCurrent) return;
      if (result === 'empty' || result === 'failed') {
        send({ type: 'benefits-failed' });
        return;
      }
      const { token, activePlanId } = record;
      setLoaded({ token, planId: activePlanId, languageId: site.languageId, benefits: result });
      saveBenefits(site, result);
    });
    return () => {
      isCurrent = false;
    };
  }, [isMissing, planId, site, send]);
  if (unsaved) return unsaved;
  return record ? { record, networks, ...(benefits && { benefits }) } : {};
}

function ofPlan(
  loaded: LoadedBenefits | undefined,
  { token, activePlanId }: InsuranceRecord,
  { languageId }: Site,
): Benefits | undefined {
  const isOfPlan = loaded?.token === token && loaded.planId === activePlanId;
  return isOfPlan && loaded.languageId === languageId ? loaded.benefits : undefined;
}
