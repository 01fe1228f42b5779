import { useLingui } from '@lingui/react/macro';
import { RadioGroup } from '@/ui/fields/radio-group';
import { LearnMore } from '../learn-more';
import { useAttributeOptions } from '../use-attribute-options';
import { StepForm } from './step-form';
import type { StepProps } from './step-props';

/** Treatment, and its color if there are several. */
export function TreatmentStep({ panel, formId, renderEspot }: StepProps) {
  const { t } = useLingui();
  const { model } = panel;
  const { treatment, color } = model.choices;
  const options = useAttributeOptions(model, 'treatment');
  const colors = useAttributeOptions(model, 'color');
  return (
    <>
      <StepForm
        {...{ panel, formId, options }}
        legend={t`Which kind of lens?`}
        value={treatment}
        onChange={(code) => panel.choose({ treatment: code })}
      >
        {treatment !== undefined && colors.length > 1 ? (
          <RadioGroup
            className="mt-6"
            variant="cards"
            legend={t`Color of the lenses`}
            name={`${formId}-color`}
            options={colors}
            value={color ?? ''}
            onChange={(code) => panel.choose({ color: code })}
            error={panel.isIncomplete && color === undefined ? t`Choose one of these to go on.` : undefined}
          />
        ) : null}
      </StepForm>
      <LearnMore view={model.view} attribute="treatment" {...{ options, renderEspot }} />
    </>
  );
}
