import { CoatingStep } from './coating-step';
import { MaterialStep } from './material-step';
import { PlanStep } from './plan-step';
import { ReadersStep } from './readers-step';
import { ReviewStep } from './review-step';
import type { StepProps } from './step-props';
import { TreatmentStep } from './treatment-step';

export interface LazyStepProps extends StepProps {
  onConfirm: () => void;
}

/** Renders the steps from the power of readers to the review, loaded as one chunk while the shopper reads the first steps. */
export function LazyStep({ onConfirm, ...props }: LazyStepProps) {
  const { step } = props.panel.model;
  switch (step) {
    case 'prescription':
      return <ReadersStep {...props} />;
    case 'material':
      return <MaterialStep {...props} />;
    case 'treatment':
      return <TreatmentStep {...props} />;
    case 'coating':
      return <CoatingStep {...props} />;
    case 'plan':
      return <PlanStep {...props} />;
    case 'review':
      return <ReviewStep {...props} onConfirm={onConfirm} />;
    default:
      return null;
  }
}
