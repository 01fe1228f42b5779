import { useCallback, useEffect, useRef, useState } from 'react';
import { panelErrors } from '@/domain/insurance/panel-errors';
import { panelReducer } from '@/domain/insurance/panel-reducer';
import { INITIAL_PANEL, type PanelEvent, type PanelState } from '@/domain/insurance/panel-state';
import { clearFailedAttempts } from '@/lib/insurance/insurance-attempts';
import { track } from '@/lib/tracking/track';

const CLOCK_MS = 1000;

/** Manages the panel's state. Each event is tracked once, and the lock of step 5 ends by the clock. */
export function usePanelState() {
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
