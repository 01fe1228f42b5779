import { expect, test } from 'vitest';
import { advisorMarket, isMarket } from '@/domain/advisor/market';
import { enqueue, readQueue } from '../state/queue';
import { type StepAction, type StepState, stepNumber, stepReducer } from './steps';

const run = (...actions: StepAction[]) =>
  actions.reduce<StepState>(stepReducer, { step: 'shape', history: [] });

test('goes on and back, and returns to a step of the history without making it longer', () => {
  expect(run({ type: 'go', step: 'width' })).toEqual({ step: 'width', history: ['shape'] });
  expect(run({ type: 'go', step: 'width' }, { type: 'back' })).toEqual({ step: 'shape', history: [] });
  expect(run({ type: 'back' })).toEqual({ step: 'shape', history: [] });
  expect(run({ type: 'go', step: 'lines' }, { type: 'go', step: 'shape' })).toEqual({
    step: 'shape',
    history: [],
  });
  expect(run({ type: 'go', step: 'shape' })).toEqual({ step: 'shape', history: [] });
  expect(run({ type: 'go', step: 'width' }, { type: 'start', step: 'results' })).toEqual({
    step: 'results',
    history: [],
  });
});

test('counts the questions; the three questions belong to the face shape', () => {
  expect((['shape', 'lines', 'width', 'style'] as const).map(stepNumber)).toEqual([1, 1, 2, 3]);
  expect((['method', 'results'] as const).map(stepNumber)).toEqual([0, 0]);
});

test('queues an action once, and reads nothing unknown', () => {
  expect(enqueue(enqueue(['open'], 'save-profile'), 'open')).toEqual(['open', 'save-profile']);
  expect(readQueue(['open', 'pay', 3])).toEqual(['open']);
  expect(readQueue('open')).toBeUndefined();
});

test('locale, region and store belong to the store', () => {
  expect(advisorMarket('10851')).toEqual({ locale: 'en-US', region: 'US', store: 'LC@USA' });
  expect(advisorMarket('10852')).toEqual({ locale: 'en-CA', region: 'EU', store: 'LC@CA' });
  expect(isMarket({ locale: 'en-CA', region: 'EU', store: 'LC@CA' })).toBe(true);
  expect(isMarket({ locale: 'en-US', region: 'EU', store: 'LC@USA' })).toBe(false);
});
