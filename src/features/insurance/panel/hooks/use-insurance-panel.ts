import { useCallback, useEffect, useRef, useState } from 'react';
import type { Benefits } from '@/domain/insurance/benefits';
import type { InsuranceRecord } from '@/domain/insurance/insurance-record';
import { lockStart, SLOW_LOOKUP_MS } from '@/domain/insurance/insurance-times';
import { panelErrors } from '@/domain/insurance/panel-errors';
import { INITIAL_PANEL, type PanelEvent, type PanelState } from '@/domain/insurance/panel-state';
import {
  attemptsLeft,
  clearFailedAttempts,
  lockedSince,
  lockInsurance,
  recordFailedAttempt,
} from '@/lib/insurance/insurance-attempts';
import {
  disableInsurance,
  type InsuranceLogin,
  insurance,
  logOutInsurance,
  saveBenefits,
  startInsurance,
  useInsurance,
} from '@/lib/insurance/insurance-session';
import { type Site, useSite } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';
import { loadBenefits } from '../../load-benefits';
import { type FoundPlan, findPlan, type Lookup, type LookupResult } from '../api/find-plan';
import { panelReducer } from '../state/panel-reducer';

/** Steps that a login in another tab leaves. */
const STEPS_WITHOUT_LOGIN: readonly number[] = [1, 3, 5];

/** Manages the state and actions of the insurance panel. @param isOpen whether it is shown. */
export function useInsurancePanel(isOpen: boolean) {
  const { state, send } = usePanelState();
  const { lookUp, unsaved, forget } = useLookup(send);
  const { status } = useInsurance();
  const isLoggedIn = status !== 'none';
  const plan = usePlanBenefits(isOpen && state.step === 4, unsaved, send);

  const open = () => {
    const now = Date.now();
    const memory = { isLoggedIn: isLoggedIn || unsaved !== undefined, attemptsLeft: attemptsLeft() };
    send({ type: 'open', memory: { ...memory, lockedAt: lockedSince(now) } });
  };

  // The login of another tab, or its end: by time, or by a logout elsewhere.
  const wasLoggedIn = useRef(isLoggedIn);
  useEffect(() => {
    if (isLoggedIn && !wasLoggedIn.current && STEPS_WITHOUT_LOGIN.includes(state.step))
      send({ type: 'open', memory: { isLoggedIn } });
    if (!isLoggedIn && wasLoggedIn.current && state.step === 4) send({ type: 'logout' });
    wasLoggedIn.current = isLoggedIn;
  }, [isLoggedIn, state.step, send]);

  return {
    state,
    plan,
    isStored: unsaved === undefined,
    open,
    lookUp: (lookup: Lookup) => void lookUp(lookup),
    rejectForm: () => send({ type: 'invalid-form' }),
    clearProvider: () => send({ type: 'provider-cleared' }),
    retry: () => send({ type: 'retry', isLoggedIn }),
    logOut() {
      forget();
      send({ type: 'logout' });
      logOutInsurance();
    },
  };
}

export type InsurancePanelModel = ReturnType<typeof useInsurancePanel>;

const CLOCK_MS = 1000;

/** Manages the panel's state. Each event is tracked once, and the lock of step 5 ends by the clock. */
function usePanelState() {
  const [state, setState] = useState(INITIAL_PANEL);
  const current = useRef<PanelState>(state);
  const send = useCallback((event: PanelEvent) => {
    const before = current.current;
    const after = panelReducer(before, event);
    for (const message of panelErrors(event, before, after)) track({ name: 'error', message });
    current.current = after;
    setState(after);
  }, []);

  const isLocked = state.step === 5;
  useEffect(() => {
    if (!isLocked) return;
    const check = () => {
      send({ type: 'clock', now: Date.now() });
      if (current.current.step !== 5) clearFailedAttempts();
    };
    const timer = setInterval(check, CLOCK_MS);
    return () => clearInterval(timer);
  }, [isLocked, send]);
  return { state, send };
}

interface PlanBenefits extends Partial<InsuranceLogin> {
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
function usePlanBenefits(
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

/**
 * Looks a plan up and passes the result to the panel. After seven seconds the panel shows that it takes long. The call
 * continues and its result remains valid, because the API has used up the attempt.
 */
function useLookup(send: (event: PanelEvent) => void) {
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
