import { useLingui } from '@lingui/react/macro';
import type { LensStep } from '@/domain/lens/lens-step';
import { isFrameOnly, isPrescriptionLens } from '@/domain/lens/lens-type';
import { chosenPlan } from '../state/lens-selection';
import type { PanelModel } from './panel-model';
import { useLensCopy } from './use-lens-copy';

/** A part of the review. */
export interface ReviewRow {
  step: LensStep;
  name: string;
  description: string;
}

/** What the shopper has chosen, in order. Without values of the prescription, since it is stored with the order line. */
export function useReviewRows(model: PanelModel): ReviewRow[] {
  const { t } = useLingui();
  const { view, selection, chosen } = model;
  const { labelOf } = useLensCopy(view);
  if (!chosen) return [];
  const { facts } = chosen;
  const row = (step: LensStep, name: string, description: string): ReviewRow => ({ step, name, description });
  const rows = [row('usage', t`Use`, chosen.type.title)];
  if (isFrameOnly(facts.type)) return rows;
  if (isPrescriptionLens(facts.type)) rows.push(row('prescription', t`Prescription`, t`As on your paper`));
  rows.push(row('material', t`Material`, chosen.material.title));
  const color = facts.color === 'CLR' ? [] : [chosen.color.title];
  rows.push(row('treatment', t`Kind of lens`, [chosen.treatment.title, ...color].join(', ')));
  rows.push(row('coating', t`Coating`, labelOf('coating', facts.coating).title));
  if (view.plans.length > 0) {
    const plan = chosenPlan(view, { ...selection, type: facts.type });
    rows.push(row('plan', t`Protection plan`, plan?.title ?? t`No protection plan`));
  }
  return rows;
}
