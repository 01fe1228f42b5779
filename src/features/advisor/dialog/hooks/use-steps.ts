import { useEffect, useReducer, useRef } from 'react';
import { type AdvisorStep, stepReducer } from '../rules/steps';

/** Manages the steps; the heading of a new one receives the focus. */
export function useSteps(first: AdvisorStep) {
  const [state, dispatch] = useReducer(stepReducer, { step: first, history: [] });
  const headingRef = useRef<HTMLHeadingElement>(null);
  const previousStep = useRef(state.step);
  useEffect(() => {
    if (previousStep.current === state.step) return;
    previousStep.current = state.step;
    headingRef.current?.focus();
  }, [state.step]);
  return {
    ...state,
    headingRef,
    go: (step: AdvisorStep) => dispatch({ type: 'go', step }),
    back: () => dispatch({ type: 'back' }),
    start: (step: AdvisorStep) => dispatch({ type: 'start', step }),
  };
}
