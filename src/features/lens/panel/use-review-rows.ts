import { useLingui } from '@lingui/react/macro';
import type { LensStep } from '@/domain/lens/lens-step';
import { isFrameOnly, isPrescriptionLens, isReaders } from '@/domain/lens/lens-type';
import { formatDiopters } from '@/domain/prescription/diopters';
import { useSite } from '@/lib/site/site';
import { chosenPlan } from '../state/lens-selection';
import type { PanelModel } from './panel-model';
import { useLensCopy } from './use-lens-copy';

/** A part of the review. */
export interface ReviewRow {
  step: LensStep;
  name: string;
  description: string;
}

/**
 * Lists the shopper's choices, in order. Omits prescription values, because the order line stores the review.
 *
 * @param isPreserved true if the line has a prescription that remains unless the shopper enters another one
 */
export function useReviewRows(model: PanelModel, isPreserved = false): ReviewRow[] {
  const { t } = useLingui();
  const { view, selection, chosen, limits, readersPower, picture } = model;
  const { labelOf } = useLensCopy(view);
  const { languageTag } = useSite();
  if (!chosen) return [];
  const { facts } = chosen;
  const row = (step: LensStep, name: string, description: string): ReviewRow => ({ step, name, description });
  const prescriptionText = () => {
    if (isReaders(facts.type)) {
      const power = formatDiopters(readersPower ?? 0, languageTag);
      return t`${power} in both eyes`;
    }
    const hasPicture = selection.prescription === 'uploaded' && picture !== undefined;
    return limits.prescription || hasPicture || isPreserved ? t`As on your paper` : t`To be added later`;
  };
  const rows = [row('usage', t`Use`, chosen.type.title)];
  if (isFrameOnly(facts.type)) return rows;
  if (isPrescriptionLens(facts.type)) rows.push(row('prescription', t`Prescription`, prescriptionText()));
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
