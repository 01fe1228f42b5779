/** Steps of the advisor. `method` exists only where something can measure the face. */
export type AdvisorStep = 'method' | 'shape' | 'lines' | 'width' | 'style' | 'results';

export interface StepState {
  step: AdvisorStep;
  /** Steps behind the shopper, for Back. */
  history: readonly AdvisorStep[];
}

export type StepAction =
  | { type: 'go'; step: AdvisorStep }
  | { type: 'back' }
  /** Starts over, without a step to go back to. */
  | { type: 'start'; step: AdvisorStep };

/** Tracks the shopper's step. Visiting a step twice does not make the history longer. */
export function stepReducer(state: StepState, action: StepAction): StepState {
  const { step, history } = state;
  switch (action.type) {
    case 'start':
      return { step: action.step, history: [] };
    case 'back':
      return { step: history.at(-1) ?? step, history: history.slice(0, -1) };
    case 'go': {
      if (action.step === step) return state;
      const known = history.indexOf(action.step);
      return { step: action.step, history: known < 0 ? [...history, step] : history.slice(0, known) };
    }
  }
}

/** Steps that are counted, as "Step 2 of 3". */
export const COUNTED_STEPS = ['shape', 'width', 'style'] as const;

/** Returns the number of a step, from 1; 0 for one that is not counted. Finding the shape by lines belongs to the shape. */
export function stepNumber(step: AdvisorStep): number {
  return COUNTED_STEPS.findIndex((counted) => counted === (step === 'lines' ? 'shape' : step)) + 1;
}
