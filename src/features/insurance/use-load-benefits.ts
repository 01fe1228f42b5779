import { useEffect } from 'react';
import { saveBenefits, useInsurance } from '@/lib/insurance/insurance-session';
import { useSite } from '@/lib/site/site';
import { loadBenefits } from './load-benefits';

/**
 * Loads the benefits that a tab lacks: a new one, one in another language, and every one after an order. After a failure the
 * flags of the record are shown, and the panel tries again.
 */
export function useLoadBenefits(): void {
  const site = useSite();
  const { status, record, benefits, networks = {} } = useInsurance();
  const isMissing = (status === 'on' || status === 'off') && benefits === undefined;
  const planId = record?.activePlanId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: record and networks are those of the plan
  useEffect(() => {
    if (!isMissing || !record) return;
    let isCurrent = true;
    void loadBenefits(site, record, networks).then((result) => {
      if (isCurrent && result !== 'empty' && result !== 'failed') saveBenefits(site, result);
    });
    return () => {
      isCurrent = false;
    };
  }, [isMissing, planId, site]);
}
