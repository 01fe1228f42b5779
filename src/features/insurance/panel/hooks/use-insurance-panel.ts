import { useEffect, useRef } from 'react';
import { attemptsLeft, lockedSince } from '@/lib/insurance/insurance-attempts';
import { logOutInsurance, useInsurance } from '@/lib/insurance/insurance-session';
import type { Lookup } from '../api/find-plan';
import { useLookup } from './use-lookup';
import { usePanelState } from './use-panel-state';
import { usePlanBenefits } from './use-plan-benefits';

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
