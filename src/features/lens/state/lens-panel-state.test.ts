import { expect, test } from 'vitest';
import { toLensView } from '../api/to-lens-view';
import { frameLenses } from '../testing/frame-lenses';
import { INITIAL_STATE, type LensPanelAction, lensPanelReducer } from './lens-panel-state';

const view = toLensView(frameLenses);
const run = (...actions: LensPanelAction[]) => actions.reduce(lensPanelReducer, INITIAL_STATE);
const choose = (choice: object): LensPanelAction => ({ type: 'choose', choice });
const next: LensPanelAction = { type: 'next', view };
const back: LensPanelAction = { type: 'back', view };

test('continuing without an answer sets the error, and answering clears it', () => {
  const rejected = run(next);
  expect(rejected).toMatchObject({ step: 'usage', unanswered: true });
  expect(lensPanelReducer(rejected, choose({ type: 'progressive' }))).toMatchObject({ unanswered: false });
});

test('moves forward and back through the questions and preserves the answers', () => {
  const atPackage = [choose({ type: 'single-vision' }), next, choose({ treatment: 'clear' }), next];
  expect(run(...atPackage).step).toBe('package');
  expect(run(...atPackage, back)).toMatchObject({ step: 'treatment', selection: { treatment: 'clear' } });
  expect(run(...atPackage, choose({ packageUpc: 'SV1' }), next).step).toBe('plan');
  expect(run(choose({ type: 'progressive' }), next).step).toBe('plan');
});

test('does not move past the first or last question', () => {
  expect(run(back).step).toBe('usage');
  expect(run(choose({ type: 'progressive' }), next, next).step).toBe('plan');
});
