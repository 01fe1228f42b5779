import { expect, test } from 'vitest';
import { protectionPlanReview } from './protection-plan-review';

const messages = {
  'protectionPlan.name': 'Plan de protection',
  'protectionPlan.description': 'Plan de protection des lunettes',
};
const translate = (key: keyof typeof messages) => messages[key];

test('has sequence 100 and the default messages', () => {
  expect(protectionPlanReview(translate)).toEqual({
    sequence: 100,
    name: 'Plan de protection',
    description: 'Plan de protection des lunettes',
  });
});

test("prefers the plan's own text unless it is blank", () => {
  expect(protectionPlanReview(translate, { name: 'Two years', description: ' ' })).toEqual({
    sequence: 100,
    name: 'Two years',
    description: 'Plan de protection des lunettes',
  });
});
