import { useLingui } from '@lingui/react/macro';
import {
  PROTECTION_PLAN_KEYS,
  protectionPlanReview,
  type ReviewItem,
} from '@/domain/lens/protection-plan-review';
import { chosenPlan } from '../state/lens-selection';
import type { PanelModel } from './panel-model';
import { useReviewRows } from './use-review-rows';

/** Returns the review object of the line: the rows of the review, and the chosen plan last with sequence 100. */
export function useReviewItems(model: PanelModel, isPreserved = false): ReviewItem[] {
  const { t } = useLingui();
  const rows = useReviewRows(model, isPreserved).filter(({ step }) => step !== 'plan');
  const plan = chosenPlan(model.view, { ...model.selection, ...model.choices });
  const items = rows.map(({ name, description }, index) => ({ sequence: index + 1, name, description }));
  if (!plan) return items;
  const texts = {
    [PROTECTION_PLAN_KEYS.name]: t`Protection plan`,
    [PROTECTION_PLAN_KEYS.description]: t`Eyewear protection plan`,
  };
  return [
    ...items,
    protectionPlanReview((key) => texts[key], { name: plan.title, description: plan.description }),
  ];
}
