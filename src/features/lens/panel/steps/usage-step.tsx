import { useLingui } from '@lingui/react/macro';
import { LearnMore } from '../learn-more';
import { SameLensesOffer } from '../same-lenses-offer';
import { useAttributeOptions } from '../use-attribute-options';
import { StepForm } from './step-form';
import type { StepProps } from './step-props';

/** Asks for the use of the glasses: the lens type. */
export function UsageStep({ panel, formId, renderEspot, prescription }: StepProps) {
  const { t } = useLingui();
  const { model } = panel;
  const options = useAttributeOptions(model, 'type');
  return (
    <>
      <SameLensesOffer panel={panel} prescription={prescription.value} />
      <StepForm
        {...{ panel, formId, options }}
        legend={t`How will you use them?`}
        hasPairPrices
        value={model.choices.type}
        onChange={(type) => panel.choose({ type })}
      />
      <LearnMore view={model.view} attribute="type" {...{ options, renderEspot }} />
    </>
  );
}
