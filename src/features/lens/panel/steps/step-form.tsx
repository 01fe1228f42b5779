import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LensAttribute } from '@/domain/lens/lens-facts';
import type { LensStep } from '@/domain/lens/lens-step';
import { Notice } from '@/ui/display/notice';
import { RadioGroup, type RadioOption } from '@/ui/fields/radio-group';
import { chosenPlan } from '../../state/lens-selection';
import type { PanelModel } from '../panel-model';
import { useLensCopy } from '../use-lens-copy';
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

const STEPS: Record<LensAttribute, LensStep> = {
  type: 'usage',
  material: 'material',
  treatment: 'treatment',
  color: 'treatment',
  coating: 'coating',
};

/** Says on a step which earlier choice the shopper has to make again there. It stays while the shopper chooses. */
function LostChoiceNotice({ model }: { model: PanelModel }) {
  const { lost, step } = model;
  const [first] = useState(lost);
  const { labelOf } = useLensCopy(model.view);
  const shown = [lost, first].find((choice) => choice && STEPS[choice.attribute] === step);
  if (!shown) return null;
  const { title } = labelOf(shown.attribute, shown.code);
  return (
    <Notice className="mb-4" title={<Trans>Your choice of {title} cannot be kept</Trans>}>
      <Trans>These lenses are not made with it. Choose again.</Trans>
    </Notice>
  );
}
