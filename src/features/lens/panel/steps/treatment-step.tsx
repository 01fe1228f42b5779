import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { RadioGroup } from '@/ui/fields/radio-group';
import { LearnMore } from '../learn-more';
import { useAttributeOptions } from '../use-attribute-options';
import { StepForm } from './step-form';
import type { StepProps } from './step-props';

/** Asks for the treatment, and its color if there are several. */
export function TreatmentStep({ panel, formId, renderEspot }: StepProps) {
  const { t } = useLingui();
  const { model } = panel;
  const { treatment, color } = model.choices;
  const options = useAttributeOptions(model, 'treatment');
  const colors = useAttributeOptions(model, 'color');
  // A single color too, where another one cannot be kept.
  const [isColorLost] = useState(model.lost?.attribute === 'color');
  const firstColor = useRef<HTMLInputElement>(null);
  const isColorMissing = panel.isIncomplete && treatment !== undefined && color === undefined;
  useEffect(() => {
    if (isColorMissing) firstColor.current?.focus();
  }, [isColorMissing]);
  return (
    <>
      <StepForm
        {...{ panel, formId, options }}
        legend={t`Which kind of lens?`}
        hasPairPrices
        value={treatment}
        onChange={(code) => panel.choose({ treatment: code })}
      >
        {treatment !== undefined && (colors.length > 1 || color === undefined || isColorLost) ? (
          <RadioGroup
            className="mt-6"
            variant="cards"
            legend={t`Color of the lenses`}
            name={`${formId}-color`}
            options={colors}
            value={color ?? ''}
            onChange={(code) => panel.choose({ color: code })}
            error={isColorMissing ? t`Choose one of these to go on.` : undefined}
            ref={firstColor}
          />
        ) : null}
      </StepForm>
      <LearnMore view={model.view} attribute="treatment" {...{ options, renderEspot }} />
    </>
  );
}
