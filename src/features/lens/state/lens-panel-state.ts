import type { LensView } from '../api/lens-view';
import { isStepComplete, type LensSelection, type OldLensStep, stepsOf } from './lens-selection';

/** Step and selection of the lens panel. Preserved while the panel is closed. */
export interface LensPanelState {
  step: OldLensStep;
  selection: LensSelection;
  /** The shopper tried to continue without answering the current question. */
  unanswered: boolean;
}

export type LensPanelAction =
  | { type: 'choose'; choice: LensSelection }
  | { type: 'next'; view: LensView }
  | { type: 'back'; view: LensView };

export const INITIAL_STATE: LensPanelState = { step: 'usage', selection: {}, unanswered: false };

/** Moves through the steps. Stays on a step until its question is answered. */
export function lensPanelReducer(state: LensPanelState, action: LensPanelAction): LensPanelState {
  switch (action.type) {
    case 'choose':
      return { ...state, selection: { ...state.selection, ...action.choice }, unanswered: false };
    case 'next':
      return isStepComplete(action.view, state.selection, state.step)
        ? moveBy(state, action.view, 1)
        : { ...state, unanswered: true };
    case 'back':
      return moveBy(state, action.view, -1);
  }
}

/** Does not move past the first or last step. */
function moveBy(state: LensPanelState, view: LensView, offset: 1 | -1): LensPanelState {
  const steps = stepsOf(view, state.selection);
  const step = steps[steps.indexOf(state.step) + offset];
  return step ? { ...state, step, unanswered: false } : state;
}
