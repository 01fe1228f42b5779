import { statusOf } from '../state/step-selectors';
import { stepReducer } from '../state/step-state';
import type { StatefulItem, StepAction, StepState } from '../state/step-types';

/** Returns a frame with single-vision lenses that needs a prescription. */
export const frame = (id: string, more: Partial<StatefulItem> = {}): StatefulItem => ({
  id,
  kind: 'frame',
  lensType: 'single-vision',
  provided: false,
  skipped: false,
  locked: false,
  ...more,
});
export const contact = (id: string, more: Partial<StatefulItem> = {}): StatefulItem =>
  frame(id, { kind: 'contact', lensType: undefined, ...more });

export type State = StepState<StatefulItem>;

export const run = (state: State, ...actions: StepAction<StatefulItem>[]) =>
  actions.reduce(stepReducer, state);
export const saved = (...ids: string[]) => ({ type: 'saved', savedIds: ids, failedCopyIds: [] }) as const;
export const statuses = (state: State) =>
  Object.fromEntries(state.items.map((item) => [item.id, statusOf(state, item)]));
export const itemOf = (state: State, id: string) => {
  const item = state.items.find((candidate) => candidate.id === id);
  if (!item) throw new Error(`no item ${id}`);
  return item;
};
