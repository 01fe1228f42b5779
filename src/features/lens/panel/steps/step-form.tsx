import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { RadioGroup, type RadioOption } from '@/ui/fields/radio-group';
import { chosenPlan } from '../../state/lens-selection';
import { LostChoiceNotice } from '../lost-choice-notice';
import type { StepProps } from './step-props';

export interface StepFormProps extends Pick<StepProps, 'panel' | 'formId'> {
  legend: string;
  options: readonly RadioOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** The options have prices, which are those of the pair. */
  hasPairPrices?: boolean;
  /** Submits the step; goes to the next one by default. */
  onSubmit?: () => void;
  /** More fields of the same step. */
  children?: ReactNode;
}

/** Shows a step with one question. On a rejected submit the focus moves to the first option. */
export function StepForm(props: StepFormProps) {
  const { panel, formId, legend, options, value, onChange, children } = props;
  const { hasPairPrices = false, onSubmit = panel.next } = props;
  const firstRadio = useRef<HTMLInputElement>(null);
  const isMissing = panel.isIncomplete && value === undefined;
  useEffect(() => {
    if (isMissing) focusFirstEnabled(firstRadio.current);
  }, [isMissing]);
  return (
    <form
      method="post"
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <LostChoiceNotice model={panel.model} />
      <RadioGroup
        variant="cards"
        legend={legend}
        legendHidden
        hint={hasPairPrices && panel.model.view.frame.prices ? <PairPriceHint panel={panel} /> : undefined}
        name={`${formId}-choice`}
        options={options}
        value={value ?? ''}
        onChange={onChange}
        error={isMissing ? <Trans>Choose one of these to go on.</Trans> : undefined}
        ref={firstRadio}
      />
      {children}
    </form>
  );
}

/** Says that the prices are not those of the lenses alone. */
function PairPriceHint({ panel: { model } }: Pick<StepFormProps, 'panel'>) {
  const { view, selection, choices } = model;
  return chosenPlan(view, { ...selection, type: choices.type }) ? (
    <Trans>Prices are for the pair: frame, lenses and protection plan.</Trans>
  ) : (
    <Trans>Prices are for the pair: frame and lenses.</Trans>
  );
}

/** Focuses the first option that can be chosen. */
function focusFirstEnabled(first: HTMLInputElement | null): void {
  first?.form?.querySelector<HTMLInputElement>('input[type="radio"]:enabled')?.focus();
}
