import type { ComponentType } from 'react';
import { loadOnDemand, useOnDemand } from '@/lib/hydration/load-on-demand';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import { isReadersStep, type PanelModel } from './panel-model';
import type { LazyStepProps } from './steps/lazy-step';

const importLazyStep = async () => (await import('./steps/lazy-step')).LazyStep;
const lazyStep = loadOnDemand(() => loadWithRetry(importLazyStep));

/** Returns the component of the steps after the prescription, and whether the current step waits for its code. */
export function useLazyStep(model: PanelModel): {
  LazyStep: ComponentType<LazyStepProps> | undefined;
  isLoading: boolean;
} {
  const LazyStep = useOnDemand(lazyStep);
  return { LazyStep, isLoading: isLazyStep(model) && !LazyStep };
}

export function isLazyStep(model: PanelModel): boolean {
  return isReadersStep(model) || (model.step !== 'usage' && model.step !== 'prescription');
}
