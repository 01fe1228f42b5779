import { useLingui } from '@lingui/react/macro';
import { useAttributeOptions } from '../use-attribute-options';
import { StepForm } from './step-form';
import type { StepProps } from './step-props';

/** Asks for the anti-reflective coating. */
export function CoatingStep({ panel, formId }: StepProps) {
  const { t } = useLingui();
  return (
    <StepForm
      {...{ panel, formId }}
      options={useAttributeOptions(panel.model, 'coating')}
      legend={t`Which coating?`}
      hasPairPrices
      value={panel.model.choices.coating}
      onChange={(coating) => panel.choose({ coating })}
    />
  );
}
