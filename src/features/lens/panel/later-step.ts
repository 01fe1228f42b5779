import type { ComponentType } from 'react';
import { loadOnDemand } from '@/lib/hydration/load-on-demand';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import { useOnDemand } from '@/lib/hydration/use-on-demand';
import { isReadersStep, type PanelModel } from './panel-model';
import type { LaterStepProps } from './steps/later-step';

const importLaterStep = async () => (await import('./steps/later-step')).LaterStep;
const laterStep = loadOnDemand(() => loadWithRetry(importLaterStep));

/** The component of the steps after the prescription, and whether the current step waits for its code. */
export function useLaterStep(model: PanelModel): {
  LaterStep: ComponentType<LaterStepProps> | undefined;
  isLoading: boolean;
} {
  const LaterStep = useOnDemand(laterStep);
  return { LaterStep, isLoading: isLaterStep(model) && !LaterStep };
}

export function isLaterStep(model: PanelModel): boolean {
  return isReadersStep(model) || (model.step !== 'usage' && model.step !== 'prescription');
}
