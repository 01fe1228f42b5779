import { useEffect, useRef, useState } from 'react';
import { lockStart, SLOW_LOOKUP_MS } from '@/domain/insurance/insurance-times';
import type { PanelEvent } from '@/domain/insurance/panel-state';
import {
  clearFailedAttempts,
  lockedSince,
  lockInsurance,
  recordFailedAttempt,
} from '@/lib/insurance/insurance-attempts';
import {
  disableInsurance,
  type InsuranceLogin,
  insurance,
  startInsurance,
} from '@/lib/insurance/insurance-session';
import { useSite } from '@/lib/site/site';
import { loadBenefits } from '../../load-benefits';
import { type FoundPlan, findPlan, type Lookup, type LookupResult } from '../api/find-plan';

/**
 * Looks a plan up and passes the result to the panel. After seven seconds the panel shows that it takes long. The call
 * continues and its result remains valid, because the API has used up the attempt.
 */
export function useLookup(send: (event: PanelEvent) => void) {
  const site = useSite();
  /** A login that the browser could not store. */
  const [unsaved, setUnsaved] = useState<InsuranceLogin>();
  const isBusy = useRef(false);
  const slowTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(slowTimer.current), []);

  const showBenefits = async ({ record, networks }: FoundPlan) => {
    clearFailedAttempts();
    const benefits = await loadBenefits(site, record, networks);
    if (benefits === 'empty' || benefits === 'failed') {
      send({ type: 'found', benefits });
      return;
    }
    const login = { record, benefits, networks };
    setUnsaved(startInsurance(site, login) ? undefined : login);
    send({ type: 'found', benefits: 'shown' });
  };

  const show = (result: LookupResult) => {
    switch (result.type) {
      case 'found':
        return showBenefits(result);
      case 'not-found':
        return send(failedAttempt(result.attemptsLeft));
      case 'locked':
        return send(lock(lockStart(result.lockedSeconds, Date.now())));
      case 'already-logged-in':
        return send({ type: 'already-logged-in', isLoggedIn: insurance.read().status !== 'none' });
      default:
        if (result.type === 'disabled') disableInsurance();
        return send({ type: 'failed', failure: result.type });
    }
  };

  const lookUp = async (lookup: Lookup) => {
    // A lock of another tab, which this one has not seen.
    const lockedAt = lockedSince(Date.now());
    if (lockedAt !== undefined) return send({ type: 'locked', lockedAt });
    if (isBusy.current) return;
    isBusy.current = true;
    send({ type: 'submit' });
    const showWaiting = () => send({ type: 'slow' });
    slowTimer.current = setTimeout(showWaiting, SLOW_LOOKUP_MS);
    try {
      await show(await findPlan(site, lookup, { onWait: showWaiting }));
    } finally {
      clearTimeout(slowTimer.current);
      isBusy.current = false;
    }
  };
  const forget = () => setUnsaved(undefined);
  return { lookUp, unsaved, forget };
}

/** Records a failed attempt, with the number from the API if there is one. */
function failedAttempt(reported: number | undefined): PanelEvent {
  const now = Date.now();
  const attemptsLeft = recordFailedAttempt(reported);
  if (attemptsLeft <= 0) lockInsurance(now);
  return { type: 'not-found', attemptsLeft, now };
}

function lock(lockedAt: number): PanelEvent {
  lockInsurance(lockedAt);
  return { type: 'locked', lockedAt };
}
