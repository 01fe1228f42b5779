import { expect, test } from 'vitest';
import { toLensView } from '../api/to-lens-view';
import { frameLenses } from '../testing/frame-lenses';
import { type LensPanelAction, lensPanelReducer, START } from './lens-panel-state';

const view = toLensView(frameLenses);
const run = (...actions: LensPanelAction[]) => actions.reduce(lensPanelReducer, START);
const choose = (choice: object): LensPanelAction => ({ type: 'choose', choice });
const next: LensPanelAction = { type: 'next', view };
const back: LensPanelAction = { type: 'back', view };

test('going on without an answer is refused, and an answer takes the refusal away', () => {
  const refused = run(next);
  expect(refused).toMatchObject({ step: 'usage', unanswered: true });
  expect(lensPanelReducer(refused, choose({ type: 'progressive' }))).toMatchObject({ unanswered: false });
});

test('leads through the questions and back, keeping the answers', () => {
  const atPackage = [choose({ type: 'single-vision' }), next, choose({ treatment: 'clear' }), next];
  expect(run(...atPackage).step).toBe('package');
  expect(run(...atPackage, back)).toMatchObject({ step: 'treatment', selection: { treatment: 'clear' } });
  expect(run(...atPackage, choose({ packageUpc: 'SV1' }), next).step).toBe('plan');
  expect(run(choose({ type: 'progressive' }), next).step).toBe('plan');
});

test('stays at the first and the last question', () => {
  expect(run(back).step).toBe('usage');
  expect(run(choose({ type: 'progressive' }), next, next).step).toBe('plan');
});
